/**
 * Updates the page of an order by server-sent events: the progress, the details and the items. Without this script a
 * link reloads them.
 */
const parts = ['progress', 'about', 'items'];
/** Milliseconds between two refreshes, each of which renders the page; doubled after each failure. */
const interval = 1000;
/** The most failures in a row before the updates stop. */
const maxFailures = 5;

const { events: address } = document.getElementById('progress').dataset;
let source;
let hasOrderEnded = false;
let areUpdatesStopped = false;
let isRefreshScheduled = false;
/** Whether another refresh follows the scheduled one. */
let isRefreshRequested = false;
/** Whether a focused part is out of date. */
let isPartOutdated = false;
let failures = 0;

/** A focused part is not replaced. */
const isInUse = (part) => part.contains(document.activeElement);

/** Without the times, whose text another script has changed. */
const contentsOf = (part) => part.innerHTML.replaceAll(/<time.*?<\/time>/g, '');

async function refresh() {
  const answer = await fetch(location.pathname + location.search, {
    headers: { Accept: 'text/html' },
    redirect: 'error',
  });
  if (!answer.ok) throw new Error('The page cannot be loaded');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  failures = 0;
  isPartOutdated = false;
  for (const id of parts) {
    const [oldPart, newPart] = [document.getElementById(id), page.getElementById(id)];
    if (!oldPart || !newPart || contentsOf(oldPart) === contentsOf(newPart)) continue;
    if (isInUse(oldPart)) isPartOutdated = true;
    else oldPart.replaceChildren(...document.importNode(newPart, true).childNodes);
  }
  const isUnderWay = page.querySelector('#progress[data-events]') !== null;
  if (isUnderWay && source?.readyState === EventSource.CLOSED) stopUpdates();
}

function stopUpdates() {
  areUpdatesStopped = true;
  disconnect();
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  notice.textContent = 'This page is not live any more. Load it again to see how far the order is.';
  document.getElementById('progress').append(notice);
}

function countFailure() {
  failures += 1;
  if (failures === maxFailures) stopUpdates();
  else isRefreshRequested = true;
}

/** Throttled: events between two refreshes share the next one. */
function scheduleRefresh() {
  isRefreshRequested = true;
  if (isRefreshScheduled || areUpdatesStopped) return;
  isRefreshScheduled = true;
  setTimeout(
    async () => {
      isRefreshRequested = false;
      if (!document.hidden) await refresh().catch(countFailure);
      isRefreshScheduled = false;
      if (isRefreshRequested) scheduleRefresh();
    },
    interval * 2 ** failures,
  );
}

function connect() {
  if (source || hasOrderEnded || areUpdatesStopped || document.hidden) return;
  source = new EventSource(address);
  source.addEventListener('message', ({ data }) => {
    hasOrderEnded = JSON.parse(data).finished_at !== null;
    if (hasOrderEnded) source.close();
    scheduleRefresh();
  });
  // The browser reconnects after an interruption, but not after a refusal.
  source.addEventListener('error', () => source?.readyState === EventSource.CLOSED && scheduleRefresh());
}

function disconnect() {
  source?.close();
  source = undefined;
}

document.addEventListener('focusout', () => isPartOutdated && scheduleRefresh());
// Browsers allow few connections to one host: a hidden page closes its own.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return disconnect();
  connect();
  scheduleRefresh();
});
connect();
