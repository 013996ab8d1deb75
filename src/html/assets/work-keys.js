/** The keys of the work list apply to the focused card; moving to another card focuses its field. */
const cards = [...document.querySelectorAll('.work')];
const keyed = (card) => [...card.querySelectorAll('[data-key]')];

function take(card) {
  for (const each of cards.flatMap(keyed)) each.removeAttribute('accesskey');
  for (const each of keyed(card)) each.setAttribute('accesskey', each.dataset.key);
}

function enter() {
  const card = cards.find(({ id }) => id !== '' && `#${id}` === location.hash);
  card?.querySelector('textarea, input[type="text"]')?.focus({ preventScroll: true });
}

for (const card of cards) card.addEventListener('focusin', () => take(card));
window.addEventListener('hashchange', enter);
enter();
