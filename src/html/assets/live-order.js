/**
 * While an order of translations goes on, its page hears of it, and takes over what has changed: how far it is, and its items.
 * Without this script there is a link that does the same.
 */
const parts = ['progress', 'items'];
/** Milliseconds between two looks: each draws the page once. */
const gap = 1000;

const source = new EventSource(document.getElementById('progress').dataset.events);
let isLooking = false;

/** What somebody works in is left as it is. */
const isInUse = (part) => part.contains(document.activeElement);

async function look() {
  const answer = await fetch(location.pathname + location.search, {
    headers: { Accept: 'text/html' },
    redirect: 'error',
  });
  if (!answer.ok) throw new Error('The page cannot be had any more');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of parts) {
    const [here, now] = [document.getElementById(id), page.getElementById(id)];
    if (here && now && !isInUse(here) && here.innerHTML !== now.innerHTML)
      here.replaceChildren(...document.importNode(now, true).childNodes);
  }
}

/** At once, or as soon as the look before is long enough ago. What comes meanwhile is seen then. */
function soon() {
  if (isLooking) return;
  isLooking = true;
  setTimeout(() => {
    isLooking = false;
    if (!document.hidden) look().catch(() => source.close());
  }, gap);
}

source.addEventListener('message', ({ data }) => {
  if (JSON.parse(data).finished_at !== null) source.close();
  soon();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) soon();
});
