/**
 * Beside the text that one is in: what the checks find in it, whenever one pauses, and similar texts that people have translated. Without
 * this script they are looked at when it is saved, and on a page of their own.
 */
const pause = 700;

const parsed = async (answer) => new DOMParser().parseFromString(await answer.text(), 'text/html');

function check(field, place) {
  let timer;
  let underWay;
  const look = async () => {
    underWay?.abort();
    if (field.value.trim() === '') return place.replaceChildren();
    underWay = new AbortController();
    const { signal } = underWay;
    const body = new URLSearchParams(new FormData(field.form));
    const answer = await fetch(place.dataset.checks, { method: 'POST', body, signal, redirect: 'error' }).catch(
      () => {},
    );
    if (signal.aborted) return;
    // What it says is of a text that is not there any more.
    if (!answer?.ok) return place.replaceChildren();
    const { body: found } = await parsed(answer);
    // What is the same is not read out again.
    if (place.innerHTML !== found.innerHTML) place.replaceChildren(...document.importNode(found, true).childNodes);
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    // The next pause is another try.
    timer = setTimeout(() => look().catch(() => {}), pause);
  });
}

async function offer(card, link) {
  const answer = await fetch(link.href, { headers: { Accept: 'text/html' }, redirect: 'error' });
  if (!answer.ok) return;
  link.hidden = true;
  const found = (await parsed(answer)).querySelector('.similar');
  if (found?.querySelector('[data-take]')) card.append(document.importNode(found, true));
}

function take(event, field) {
  const link = event.target.closest('[data-take]');
  if (!link) return;
  event.preventDefault();
  const text = link.closest('li').querySelector('[data-taken]').textContent;
  field.focus();
  field.select();
  // The only way by which the browser's “Undo” brings back what was typed.
  if (document.execCommand('insertText', false, text)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

for (const card of document.querySelectorAll('.work')) {
  const field = card.querySelector('form textarea, form input[type="text"]');
  if (!field) continue;
  check(field, card.querySelector('[data-checks]'));
  const link = card.querySelector('[data-similar]');
  // Once a card, where somebody begins to write.
  const look = () => offer(card, link).catch(() => {});
  if (link && document.activeElement === field) look();
  else if (link) field.addEventListener('focus', look, { once: true });
  const root = link ? card : card.parentElement;
  root.addEventListener('click', (event) => take(event, field));
}
