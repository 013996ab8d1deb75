/**
 * Comfort for lists with boxes: a box in the heading for all of the page, Shift for ranges, and a count that stays over
 * the pages of the list. The actions are shown once something is ticked. Without this script each box is ticked, and
 * counts on its own page alone.
 */
const form = document.querySelector('form.doing');
const boxes = [...document.querySelectorAll(`input[type="checkbox"][form="${form.id}"]`)];
const all = form.querySelector('input[type="checkbox"]');
const name = boxes[0]?.name ?? '';

const own = `ticks ${form.dataset.person} `;

/**
 * The pages of one list share this, however it looks: the service's own address of it, without page, order, columns and
 * rows. The browser's has blank parameters too where a form was sent.
 */
function listKey() {
  const query = new URLSearchParams(form.elements.list.value);
  for (const each of ['after', 'before', 'sort', 'columns', 'rows']) query.delete(each);
  query.sort();
  return `${own}${location.pathname}?${query}`;
}
const key = listKey();

function forget(isMeant) {
  for (const each of Object.keys(sessionStorage))
    if (each.startsWith('ticks ') && isMeant(each)) sessionStorage.removeItem(each);
}

/** The ticked ones of other pages, by their values. */
let elsewhere = new Set();
function remembered() {
  forget((each) => !each.startsWith(own));
  // A notice says that something was done with them: they may be in other lists, too, or in this one no more.
  if (document.querySelector('main > .told')) forget(() => true);
  return JSON.parse(sessionStorage.getItem(key) ?? '[]');
}

const heading = document.querySelector('.of-records thead th');
const box = Object.assign(document.createElement('input'), { type: 'checkbox', title: 'All of this page' });
box.setAttribute('aria-label', 'All of this page');
const words = form.querySelector('p');
const before = words.textContent;
const clear = Object.assign(document.createElement('button'), {
  type: 'button',
  className: 'quiet',
  textContent: 'Clear',
});

const ticked = () => boxes.filter(({ checked }) => checked);

function show() {
  const here = ticked();
  const count = here.length + elsewhere.size;
  box.checked = boxes.length > 0 && here.length === boxes.length;
  box.indeterminate = here.length > 0 && here.length < boxes.length;
  const unseen = elsewhere.size === 0 ? '' : `, ${elsewhere.size} of them not on this page`;
  words.textContent = count === 0 ? before : `${count} ticked${unseen}`;
  clear.hidden = count === 0;
  form.classList.toggle('idle', count === 0 && !all?.checked);
  const values = [...elsewhere, ...here.map(({ value }) => value)];
  if (values.length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(values));
  for (const old of form.querySelectorAll('[data-elsewhere]')) old.remove();
  for (const value of elsewhere) {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    field.dataset.elsewhere = '';
    form.append(field);
  }
}

function tickAll(isTicked) {
  for (const each of boxes) each.checked = isTicked;
  show();
}

let last;
for (const [index, each] of boxes.entries())
  each.addEventListener('click', ({ shiftKey }) => {
    if (shiftKey && last !== undefined)
      for (const between of boxes.slice(Math.min(last, index), Math.max(last, index) + 1))
        between.checked = each.checked;
    last = index;
    show();
  });
box.addEventListener('change', () => tickAll(box.checked));
all?.addEventListener('change', show);
clear.addEventListener('click', () => {
  elsewhere = new Set();
  if (all) all.checked = false;
  tickAll(false);
});

if (heading && boxes.length > 0) {
  const known = new Map(boxes.map((each) => [each.value, each]));
  // A list on a single page shows all that is in it.
  const hasPages = document.querySelector('.pager a') !== null;
  for (const value of remembered()) {
    const each = known.get(value);
    if (each) each.checked = true;
    else if (hasPages) elsewhere.add(value);
  }
  heading.prepend(box);
  words.after(clear);
  words.setAttribute('role', 'status');
  words.classList.add('chosen');
  show();
}
