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
/** Their contents as they were sent: other scripts change them. */
const sent = new Map(parts.map((part) => [part, document.querySelector(part)?.innerHTML]));
/** The new contents of those in use. */
const behind = new Map();
/** Back-off in seconds: the service itself waits for the translation, too. */
const seconds = [1, 1, 2, 2, 3, 3, 5, 5, 8, 8, ...Array(20).fill(15)];

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

/** A report may be being written in what is open, and may stay half written in what is closed. */
const isInUse = (part) =>
  part.querySelector('details[open]') !== null ||
  [...part.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue);

function takePart(part, now) {
  const here = document.querySelector(part);
  behind.delete(part);
  if (!here || !now || sent.get(part) === now.innerHTML) return;
  if (isInUse(here)) return behind.set(part, now);
  sent.set(part, now.innerHTML);
  here.replaceChildren(...document.importNode(now, true).childNodes);
}

/** The focus goes to what stands in the place of what had it. */
function takeParts(news) {
  const focused = document.activeElement;
  const around = parts.find((part) => document.querySelector(part)?.contains(focused));
  for (const [part, now] of news) takePart(part, now);
  document.dispatchEvent(new Event('tag-renewed'));
  if (!around || focused.isConnected) return;
  const alike = [...document.querySelector(around).querySelectorAll(focused.localName)];
  alike.find(({ href }) => href === focused.href)?.focus({ preventScroll: true });
}

function takeOver(page) {
  takeParts(parts.map((part) => [part, page.querySelector(part)]));
  document.title = page.title;
  // The name of the tag is what a picture shows, and where a map that is opened later leads.
  const [image, fresh] = [document, page].map((each) => each.querySelector('.tag-image'));
  if (image && fresh) Object.assign(image, { alt: fresh.alt, lang: fresh.lang });
}

// `toggle` does not bubble.
document.addEventListener('toggle', () => behind.size > 0 && takeParts([...behind]), true);

/** Returns whether it is still under way. */
async function look(address) {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!answer.ok) return true;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  takeOver(page);
  return page.querySelector('[data-again]') !== null;
}

async function lookAgain({ again }) {
  for (const [index, time] of seconds.entries()) {
    await pause(time);
    // A hidden page does not poll.
    if (document.visibilityState !== 'visible') continue;
    // After a network error the next poll may succeed.
    const isPending = await look(again + (index + 1)).catch(() => true);
    if (!isPending) return;
  }
}

function offerMap(spot) {
  const button = spot.querySelector('button');
  const map = spot.querySelector('.map');
  button.hidden = false;
  button.addEventListener('click', () => {
    button.remove();
    draw(button.dataset).catch(() => {
      const failure = document.createElement('p');
      failure.className = 'map-failure';
      failure.setAttribute('role', 'status');
      spot.append(failure);
      failure.textContent = map.dataset.unavailable;
    });
  });
}

/** The map's script finds the maps of the page by itself. */
async function draw({ scripts, styles }) {
  for (const href of styles.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  }
  for (const script of scripts.split(' ')) await import(script);
}

for (const spot of document.querySelectorAll('.spot')) offerMap(spot);

const choice = document.querySelector('details.languages');
const close = () => choice?.removeAttribute('open');
document.addEventListener('click', ({ target }) => !choice?.contains(target) && close());
choice?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  close();
  choice.querySelector('summary').focus();
});

const pending = document.querySelector('[data-again]');
if (pending) await lookAgain(pending.dataset);
