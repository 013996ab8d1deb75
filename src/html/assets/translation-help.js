/**
 * Helps with a translation while it is typed: the checks run at each pause, and similar texts with translations by people
 * are shown below it. Without this script the checks run when it is saved, and similar texts have a page of their own.
 */
const pause = 700;

const parsed = async (answer) => new DOMParser().parseFromString(await answer.text(), 'text/html');

function checkWhileTyping(field, container) {
  let timer;
  let controller;
  const check = async () => {
    controller?.abort();
    if (field.value.trim() === '') return container.replaceChildren();
    controller = new AbortController();
    const { signal } = controller;
    const body = new URLSearchParams(new FormData(field.form));
    const answer = await fetch(container.dataset.checks, { method: 'POST', body, signal, redirect: 'error' }).catch(
      () => {},
    );
    if (signal.aborted) return;
    // The shown hints belong to an earlier text.
    if (!answer?.ok) return container.replaceChildren();
    const { body: hints } = await parsed(answer);
    // A screen reader would read unchanged hints again.
    if (container.innerHTML !== hints.innerHTML)
      container.replaceChildren(...document.importNode(hints, true).childNodes);
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    // The next pause is another attempt.
    timer = setTimeout(() => check().catch(() => {}), pause);
  });
}

async function showSimilar(card, link) {
  const answer = await fetch(link.href, { headers: { Accept: 'text/html' }, redirect: 'error' });
  if (!answer.ok) return;
  const similar = (await parsed(answer)).querySelector('.similar');
  link.hidden = true;
  if (similar?.querySelector('[data-take]')) card.append(document.importNode(similar, true));
}

function insertSimilar(event, field) {
  const link = event.target.closest('[data-take]');
  if (!link) return;
  event.preventDefault();
  const text = link.closest('li').querySelector('[data-taken]').textContent;
  field.focus();
  field.select();
  // No other way lets the browser's “Undo” restore the typed text.
  if (document.execCommand('insertText', false, text)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

for (const card of document.querySelectorAll('.work')) {
  const field = card.querySelector('form textarea, form input[type="text"]');
  if (!field) continue;
  checkWhileTyping(field, card.querySelector('[data-checks]'));
  const link = card.querySelector('[data-similar]');
  // Once for each card, when its field is focused.
  const show = () => showSimilar(card, link).catch(() => {});
  if (link && document.activeElement === field) show();
  else if (link) field.addEventListener('focus', show, { once: true });
  const root = link ? card : card.parentElement;
  root.addEventListener('click', (event) => insertSimilar(event, field));
}
