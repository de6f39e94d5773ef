package gridmark.report.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.opentest4j.TestAbortedException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A real Chromium that opens our pages and shows no window. */
public final class Browser implements AutoCloseable {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Kept, so that it stays as it is set: Selenium warns of every Chromium newer than itself. */
  private static final Logger LOGGER = Logger.getLogger("org.openqa.selenium");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /**
   * Starts it. Where there is none, tests are skipped, unless {@code -Dgridmark.browser=required}.
   */
  public static Browser start() {
    if (!Files.isExecutable(CHROMIUM) || !Files.isExecutable(DRIVER)) {
      String message =
          "there is no %s or no %s: install the packages chromium and chromium-driver"
              .formatted(CHROMIUM, DRIVER);
      if ("required".equals(System.getProperty("gridmark.browser"))) {
        throw new IllegalStateException(message);
      }
      throw new TestAbortedException(message);
    }
    LOGGER.setLevel(Level.SEVERE);
    System.setProperty("webdriver.chrome.driver", DRIVER.toString());
    return new Browser(new ChromeDriver(options()));
  }

  private static ChromeOptions options() {
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments(
        "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars");
    if (System.getProperty("user.name").equals("root")) {
      // Chromium's own sandbox does not work for root.
      options.addArguments("--no-sandbox");
    }
    options.setCapability("goog:loggingPrefs", logs);
    return options;
  }

  @Override
  public void close() {
    driver.quit();
  }

  public ChromeDriver driver() {
    return driver;
  }

  /** Opens a page as a reader does, in a window of usual size, in light colours. */
  public void open(Path page) {
    open(page, "");
  }

  /** Opens a page at a fragment, such as {@code #cases}. */
  public void open(Path page, String fragment) {
    setScripts(true);
    setMedia("screen", "light");
    setWidth(1200);
    reopen(page, fragment);
  }

  /** Opens a page and leaves the settings as they are. */
  public void reopen(Path page, String fragment) {
    driver.get("about:blank");
    complaints();
    requests();
    driver.get(page.toUri() + fragment);
  }

  public void setScripts(boolean isOn) {
    command("Emulation.setScriptExecutionDisabled", Map.of("value", !isOn));
  }

  /** What the style sheet is asked for: screen or print, light or dark. */
  public void setMedia(String media, String scheme) {
    command(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            media,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  public void setWidth(int width) {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  private Map<String, Object> command(String name, Map<String, Object> parameters) {
    return driver.executeCdpCommand(name, parameters);
  }

  public Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  public WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  public List<WebElement> findAll(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** What the browser has complained of since this was last asked. */
  public List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::toString)
        .toList();
  }

  /** What the browser has asked for, from disk or network, since this was last asked. */
  public List<String> requests() {
    return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
        .map(entry -> JsonMapper.shared().readTree(entry.getMessage()).path("message"))
        .filter(
            message -> message.path("method").stringValue("").equals("Network.requestWillBeSent"))
        .map(message -> url(message.path("params")))
        .toList();
  }

  private static String url(JsonNode parameters) {
    return parameters.path("request").path("url").stringValue();
  }

  /** Keeps a picture of the page from its top, as long as it is or as high as is asked for. */
  public void keepPicture(Path file, int highest) {
    long width = ((Number) run("return window.innerWidth")).longValue();
    long height = ((Number) run("return document.documentElement.scrollHeight")).longValue();
    Map<String, Object> clip =
        Map.of("x", 0, "y", 0, "width", width, "height", Math.min(height, highest), "scale", 1);
    Map<String, Object> reply =
        command(
            "Page.captureScreenshot",
            Map.of("format", "png", "captureBeyondViewport", true, "clip", clip));
    keep(file, reply);
  }

  /** Keeps the page as it is printed. */
  public byte[] keepPrint(Path file) {
    return keep(file, command("Page.printToPDF", Map.of("printBackground", false)));
  }

  private static byte[] keep(Path file, Map<String, Object> reply) {
    byte[] content = Base64.getDecoder().decode((String) reply.get("data"));
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return content;
  }
}
