/**
 * What the page of a tag does beyond what stands on it.
 *
 * While a translation is made (`data-again`: the address to ask, to which a number is added), the page asks for itself again, and
 * takes over what is new. It says `tag-renewed` to the document then. Without this script the browser loads the page again by
 * itself, and there is a link that does so.
 *
 * A map (`.spot`) is opened by its button; only then what draws it is loaded.
 */
const parts = ['h1', '#state', '#reading', '.empty'];
/** The service waits for the translation too, so each look takes a while; later on, fewer are worth it. */
const seconds = [1, 1, 2, 2, 3, 3, 5, 5, 8, 8, ...Array(20).fill(15)];

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

function takeOver(page) {
  for (const part of parts) {
    const [here, now] = [document.querySelector(part), page.querySelector(part)];
    if (!here || !now || here.innerHTML === now.innerHTML) continue;
    here.replaceChildren(...document.importNode(now, true).childNodes);
  }
  document.title = page.title;
  document.dispatchEvent(new Event('tag-renewed'));
}

/** Answers whether it is still being made. */
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
    // Who has put the phone away is not looking.
    if (document.visibilityState !== 'visible') continue;
    // Where nothing answers for a moment, the next look may find it.
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

/** What draws it finds the maps of the page by itself. */
async function draw({ scripts, styles }) {
  for (const href of styles.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  }
  for (const script of scripts.split(' ')) await import(script);
}

for (const spot of document.querySelectorAll('.spot')) offerMap(spot);

const pending = document.querySelector('[data-again]');
if (pending) await lookAgain(pending.dataset);
