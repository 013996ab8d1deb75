/**
 * Conveniences for lists with checkboxes: a box in the heading for the whole page, Shift for ranges, and a selection
 * that lasts across the pages of the list. The actions are shown once a row is selected. Without this script only the
 * ticked boxes of the same page count.
 */
const form = document.querySelector('form.doing');
const boxes = [...document.querySelectorAll(`input[type="checkbox"][form="${form.id}"]`)];
/** The box for all records that were found. */
const allFoundBox = form.querySelector('input[type="checkbox"]');
const name = boxes[0]?.name ?? '';

const allKeys = 'ticks ';
const ownKeys = `${allKeys}${form.dataset.person} `;

/**
 * The same for all pages of a list: its address without page, order, columns and number of rows. The form has the
 * service's own query, since the browser's may also contain blank parameters; and the path, where a refused form shows
 * the list at another one.
 */
function keyOfList() {
  const query = new URLSearchParams(form.elements.list.value);
  for (const parameter of ['after', 'before', 'sort', 'columns', 'rows']) query.delete(parameter);
  query.sort();
  return `${ownKeys}${form.dataset.path ?? location.pathname}?${query}`;
}
const key = keyOfList();

function removeKeys(isObsolete) {
  for (const each of Object.keys(sessionStorage))
    if (each.startsWith(allKeys) && isObsolete(each)) sessionStorage.removeItem(each);
}

/** The selected values of other pages. */
let elsewhere = new Set();

const headingCell = document.querySelector('.of-records thead th');
const pageBox = Object.assign(document.createElement('input'), { type: 'checkbox', title: 'All of this page' });
pageBox.setAttribute('aria-label', 'All of this page');
const statusLine = form.querySelector('p');
const instruction = statusLine.textContent;
const clearButton = Object.assign(document.createElement('button'), {
  type: 'button',
  className: 'quiet',
  textContent: 'Clear',
});

const tickedBoxes = () => boxes.filter(({ checked }) => checked);

/** Shows and stores the selection, and adds the part of other pages to the form. */
function update() {
  const ticked = tickedBoxes();
  const count = ticked.length + elsewhere.size;
  pageBox.checked = boxes.length > 0 && ticked.length === boxes.length;
  pageBox.indeterminate = ticked.length > 0 && ticked.length < boxes.length;
  const remainder = elsewhere.size === 0 ? '' : `, ${elsewhere.size} of them not on this page`;
  statusLine.textContent = count === 0 ? instruction : `${count} ticked${remainder}`;
  clearButton.hidden = count === 0;
  form.classList.toggle('idle', count === 0 && !allFoundBox?.checked);
  const values = [...elsewhere, ...ticked.map(({ value }) => value)];
  if (values.length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(values));
  keepFocusInSight();
  for (const input of form.querySelectorAll('[data-elsewhere]')) input.remove();
  for (const value of elsewhere) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    input.dataset.elsewhere = '';
    form.append(input);
  }
}

/** The focus must not get under the actions, whose height depends on the width of the window. */
function keepFocusInSight() {
  const isSticky = getComputedStyle(form).position === 'sticky';
  document.documentElement.style.scrollPaddingBlockEnd = isSticky ? `${form.offsetHeight + 8}px` : '';
}

function tickAll(isTicked) {
  for (const box of boxes) box.checked = isTicked;
  update();
}

let lastIndex;
for (const [index, box] of boxes.entries())
  box.addEventListener('click', ({ shiftKey }) => {
    if (shiftKey && lastIndex !== undefined)
      for (const other of boxes.slice(Math.min(lastIndex, index), Math.max(lastIndex, index) + 1))
        other.checked = box.checked;
    lastIndex = index;
    update();
  });
pageBox.addEventListener('change', () => tickAll(pageBox.checked));
allFoundBox?.addEventListener('change', update);
clearButton.addEventListener('click', () => {
  elsewhere = new Set();
  if (allFoundBox) allFoundBox.checked = false;
  tickAll(false);
  // The button is hidden now, and would lose the focus to the whole page.
  pageBox.focus();
});

/** Ticks the stored selection. */
function restore() {
  const boxOf = new Map(boxes.map((box) => [box.value, box]));
  // A list of a single page shows all of its records: others have left it.
  const hasPages = document.querySelector('.pager a') !== null;
  elsewhere = new Set();
  for (const value of JSON.parse(sessionStorage.getItem(key) ?? '[]')) {
    const box = boxOf.get(value);
    if (box) box.checked = true;
    else if (hasPages) elsewhere.add(value);
  }
  update();
}

if (headingCell && boxes.length > 0) {
  removeKeys((each) => !each.startsWith(ownKeys));
  // A notice reports an action, after which the records may be in other lists, or no longer in this one.
  if (document.querySelector('main > .told')) removeKeys(() => true);
  headingCell.prepend(pageBox);
  statusLine.after(clearButton);
  statusLine.setAttribute('role', 'status');
  statusLine.classList.add('chosen');
  restore();
  new ResizeObserver(keepFocusInSight).observe(form);
  // The back button may restore the page as it was left, while the selection has changed on other pages.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const box of boxes) box.checked = false;
    restore();
  });
}
