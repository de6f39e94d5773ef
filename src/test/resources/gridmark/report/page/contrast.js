// Gives the texts and signs of the page whose contrast with what lies behind them is below WCAG 2 AA.
const numbers = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
const isSolid = (colour) => colour.startsWith('rgb') && (numbers(colour).length < 4 || numbers(colour)[3] === 1);

function luminance(colour) {
  const [red, green, blue] = numbers(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function behind(element) {
  for (let each = element; each; each = each.parentElement) {
    const colour = getComputedStyle(each).backgroundColor;
    if (isSolid(colour)) {
      return colour;
    }
  }
  return 'rgb(255, 255, 255)';
}

// In a board the cell's own ground lies behind, the one drawn last. Cells are 40 wide.
const grounds = new Map();
for (const ground of document.querySelectorAll('.board .ground')) {
  for (const cell of cells(ground)) {
    grounds.set(cell, ground);
  }
}

// An element may draw several: a path all the grounds of givens, a text many digits of a row.
function cells(element) {
  const at = (name) => Number(element.getAttribute(name));
  const corners = {
    path: () => [...element.getAttribute('d').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [x, y]),
    rect: () => [[at('x'), at('y')]],
    circle: () => [[at('cx') - 20, at('cy') - 20]],
    text: () => element.getAttribute('x').split(' ').map((x) => [x - 20, at('y') - 20]),
  };
  const board = element.ownerSVGElement.getAttribute('aria-labelledby');
  return corners[element.tagName]().map(([x, y]) => `${board} ${x} ${y}`);
}

function behindInBoard(element) {
  const outside = behind(element.ownerSVGElement);
  return cells(element)
    .map((cell) => grounds.get(cell))
    .map((ground) => ground ? getComputedStyle(ground).fill : outside);
}

const failures = [];

function check(what, colour, ground, least) {
  const found = contrast(colour, ground);
  if (!(found >= least)) {
    failures.push(`${what}: ${colour} on ${ground} is ${found.toFixed(2)}, not ${least}`);
  }
}

function checkText(element) {
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const isDrawn = element instanceof SVGElement;
  for (const ground of isDrawn ? behindInBoard(element) : [behind(element)]) {
    check(
        element.textContent.trim().slice(0, 40),
        isDrawn ? style.fill : style.color,
        ground,
        isLarge && !isDrawn ? 3 : 4.5);
  }
}

const hasText = (element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');

for (const element of document.body.querySelectorAll('*')) {
  if (hasText(element) && element.checkVisibility() && !element.closest('script, title, desc')) {
    checkText(element);
  }
}
for (const sign of document.querySelectorAll('.board .sign')) {
  check('a sign', getComputedStyle(sign).stroke, behindInBoard(sign)[0], 3);
}
for (const icon of document.querySelectorAll('.icon')) {
  check('an icon', getComputedStyle(icon).stroke, behind(icon), 3);
}
for (const input of document.querySelectorAll('input')) {
  check('a placeholder', getComputedStyle(input, '::placeholder').color, behind(input), 4.5);
  check('an edge', getComputedStyle(input).borderTopColor, behind(input.parentElement), 3);
}
return failures;
