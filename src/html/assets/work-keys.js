/** The access keys of the work list belong to the focused card. Following a link to another card focuses its field. */
const cards = [...document.querySelectorAll('.work')];
const elementsWithKey = (card) => [...card.querySelectorAll('[data-key]')];

function activateKeys(card) {
  for (const element of cards.flatMap(elementsWithKey)) element.removeAttribute('accesskey');
  for (const element of elementsWithKey(card)) element.setAttribute('accesskey', element.dataset.key);
}

function focusField() {
  const card = cards.find(({ id }) => id !== '' && `#${id}` === location.hash);
  card?.querySelector('textarea, input[type="text"]')?.focus({ preventScroll: true });
}

for (const card of cards) card.addEventListener('focusin', () => activateKeys(card));
window.addEventListener('hashchange', focusField);
focusField();
