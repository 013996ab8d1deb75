/**
 * Updates an order's page by server-sent events: the progress, what is known of it, and the items. Without this script a
 * link reloads them.
 */
const parts = ['progress', 'about', 'items'];
/** Milliseconds between two fetches, each of which renders the page; twice as many after each failure. */
const gap = 1000;
/** The page gives up after so many failures in a row. */
const mostFailures = 5;

const source = new EventSource(document.getElementById('progress').dataset.events);
let isLooking = false;
let isWanted = false;
/** Whether a part has stayed as it was because it was in use. */
let isBehind = false;
let failures = 0;
let hasGivenUp = false;

/** A part with the focus is not replaced. */
const isInUse = (part) => part.contains(document.activeElement);

/** But for the times, which another script has put into words. */
const contentsOf = (part) => part.innerHTML.replaceAll(/<time.*?<\/time>/g, '');

async function look() {
  const answer = await fetch(location.pathname + location.search, {
    headers: { Accept: 'text/html' },
    redirect: 'error',
  });
  if (!answer.ok) throw new Error('The page cannot be had any more');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  failures = 0;
  isBehind = false;
  for (const id of parts) {
    const [here, now] = [document.getElementById(id), page.getElementById(id)];
    if (!here || !now || contentsOf(here) === contentsOf(now)) continue;
    if (isInUse(here)) isBehind = true;
    else here.replaceChildren(...document.importNode(now, true).childNodes);
  }
  const goesOn = page.querySelector('#progress[data-events]') !== null;
  if (goesOn && source.readyState === EventSource.CLOSED) giveUp();
}

function giveUp() {
  hasGivenUp = true;
  source.close();
  const word = document.createElement('p');
  word.className = 'notice';
  word.setAttribute('role', 'status');
  word.textContent = 'This page is not live any more. Load it again to see how far the order is.';
  document.getElementById('progress').append(word);
}

function fail() {
  failures += 1;
  if (failures === mostFailures) giveUp();
  else isWanted = true;
}

/** Throttled: at once, or when the last fetch is old enough; events in between are merged. */
function soon() {
  isWanted = true;
  if (isLooking || hasGivenUp) return;
  isLooking = true;
  setTimeout(
    async () => {
      isWanted = false;
      if (!document.hidden) await look().catch(fail);
      isLooking = false;
      if (isWanted) soon();
    },
    gap * 2 ** failures,
  );
}

source.addEventListener('message', ({ data }) => {
  if (JSON.parse(data).finished_at !== null) source.close();
  soon();
});
// A lost connection comes back by itself, but one that is refused does not.
source.addEventListener('error', () => source.readyState === EventSource.CLOSED && soon());
document.addEventListener('focusout', () => isBehind && soon());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) soon();
});
