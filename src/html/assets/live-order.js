/**
 * Updates an order's page by server-sent events: the progress and the items. Without this script a link reloads them.
 */
const parts = ['progress', 'items'];
/** Milliseconds between two fetches, each of which renders the page. */
const gap = 1000;

const source = new EventSource(document.getElementById('progress').dataset.events);
let isLooking = false;

/** A part with the focus is not replaced. */
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

/** Throttled: at once, or when the last fetch is old enough; events in between are merged. */
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
