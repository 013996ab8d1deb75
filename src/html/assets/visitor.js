/**
 * The script of a tag's public page.
 *
 * While a translation is under way (`data-again`: the URL to poll, to which a number is appended), the page polls itself
 * and updates its parts, then dispatches `tag-renewed` on the document. Without this script the browser reloads the page
 * by itself, and a link does so too.
 *
 * The choice of a language closes by Escape, and by a press beside it.
 *
 * A map (`.spot`) is opened by its button, which loads the map's script.
 */
const parts = ['h1', '#state', '#reading', '#report', '.empty', 'details.languages > summary', '.spot ul'];
/** The contents of the parts as received: other scripts change them. */
const received = new Map(parts.map((part) => [part, document.querySelector(part)?.innerHTML]));
/** The new contents of parts in use. */
const postponed = new Map();
/** Back-off in seconds: the service itself waits for the translation, too. */
const intervals = [1, 1, 2, 2, 3, 3, 5, 5, 8, 8, ...Array(20).fill(15)];

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A report may be half written, in an open part and in a closed one. */
const isInUse = (part) =>
  part.querySelector('details[open]') !== null ||
  [...part.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue);

function updatePart(part, newElement) {
  const oldElement = document.querySelector(part);
  postponed.delete(part);
  if (!oldElement || !newElement || received.get(part) === newElement.innerHTML) return;
  if (isInUse(oldElement)) return postponed.set(part, newElement);
  received.set(part, newElement.innerHTML);
  oldElement.replaceChildren(...document.importNode(newElement, true).childNodes);
}

/** A replaced element passes its focus on to its replacement. */
function updateParts(newElements) {
  const focused = document.activeElement;
  const focusedPart = parts.find((part) => document.querySelector(part)?.contains(focused));
  for (const [part, newElement] of newElements) updatePart(part, newElement);
  document.dispatchEvent(new Event('tag-renewed'));
  if (!focusedPart || focused.isConnected) return;
  const candidates = [...document.querySelector(focusedPart).querySelectorAll(focused.localName)];
  candidates.find(({ href }) => href === focused.href)?.focus({ preventScroll: true });
}

function updatePage(page) {
  updateParts(parts.map((part) => [part, page.querySelector(part)]));
  document.title = page.title;
  // The tag's name describes its picture.
  const [oldImage, newImage] = [document, page].map((each) => each.querySelector('.tag-image'));
  if (oldImage && newImage) Object.assign(oldImage, { alt: newImage.alt, lang: newImage.lang });
}

// `toggle` does not bubble.
document.addEventListener('toggle', () => postponed.size > 0 && updateParts([...postponed]), true);

/** Returns whether the translation is still under way. */
async function refresh(address) {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!answer.ok) return true;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  updatePage(page);
  return page.querySelector('[data-again]') !== null;
}

async function poll({ again }) {
  for (const [index, interval] of intervals.entries()) {
    // A hidden page does not poll, and polls as often as any other once it is visible.
    do await pause(interval);
    while (document.visibilityState !== 'visible');
    // After a network error the next request may succeed.
    const isPending = await refresh(again + (index + 1)).catch(() => true);
    if (!isPending) return;
  }
}

function offerMap(spot) {
  const button = spot.querySelector('button');
  const map = spot.querySelector('.map');
  button.hidden = false;
  button.addEventListener('click', () => {
    button.remove();
    loadMap(button.dataset).catch(() => {
      const message = document.createElement('p');
      message.className = 'map-failure';
      message.setAttribute('role', 'status');
      spot.append(message);
      message.textContent = map.dataset.unavailable;
    });
  });
}

/** The map's script finds the maps of the page by itself. */
async function loadMap({ scripts, styles }) {
  for (const href of styles.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  }
  for (const script of scripts.split(' ')) await import(script);
}

for (const spot of document.querySelectorAll('.spot')) offerMap(spot);

const languageChoice = document.querySelector('details.languages');
const close = () => languageChoice?.removeAttribute('open');
document.addEventListener('click', ({ target }) => !languageChoice?.contains(target) && close());
languageChoice?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  close();
  languageChoice.querySelector('summary').focus();
});

const pendingElement = document.querySelector('[data-again]');
if (pendingElement) await poll(pendingElement.dataset);
