/**
 * Updates the list of translation jobs by server-sent events. Without this script a link reloads the page.
 *
 * Attributes of the list: the event stream (`data-events`), its start (`data-from`), the listed state (`data-state`,
 * blank for all), and whether it is the newest page (`data-newest`): only that page gets new jobs.
 */
const list = document.getElementById('live-jobs');
const statusLine = document.getElementById('live-status');
const pauseButton = document.getElementById('live-pause');

/** The most rows of a page that is left open. */
const maxRows = 200;
/** Milliseconds between two announcements for screen readers. */
const announcementInterval = 5000;

let source;
let isPaused = false;
let wasConnected = false;
let lastEventId = list.dataset.from;

let announcementTimer;
let announcedAt = 0;
/** Announces the latest message only, at a rate that a listener can follow. */
function announce(text) {
  clearTimeout(announcementTimer);
  announcementTimer = setTimeout(
    () => {
      if (statusLine.textContent === text) return;
      statusLine.textContent = text;
      announcedAt = Date.now();
    },
    Math.max(0, announcedAt + announcementInterval - Date.now()),
  );
}

function connect() {
  if (source || isPaused || document.hidden) return;
  const address = new URL(list.dataset.events, location.href);
  address.searchParams.set('state', list.dataset.state);
  address.searchParams.set('from', lastEventId);
  source = new EventSource(address);
  source.addEventListener('open', () => {
    wasConnected = true;
    pauseButton.hidden = false;
  });
  source.addEventListener('job', (event) => {
    lastEventId = event.lastEventId;
    showJob(JSON.parse(event.data));
  });
  source.addEventListener('counts', ({ data }) => showCounts(JSON.parse(data)));
  source.addEventListener('away', () => announce('The runner cannot be reached right now.'));
  source.addEventListener('error', () => {
    if (source?.readyState !== EventSource.CLOSED) return announce('The connection is lost. Connecting again.');
    pauseButton.hidden = true;
    if (wasConnected) announce('Not live any more. Load the page again.');
    else announce('Not live: perhaps too many pages like this one are open. Close some, and load this one again.');
  });
}

function disconnect() {
  source?.close();
  source = undefined;
}

const idOf = (row) => Number(row.querySelector('[data-job]').dataset.job);

function showJob({ id, state, html }) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const newRow = template.content.querySelector('tbody tr');
  const oldRow = list.querySelector(`[data-job="${id}"]`)?.closest('tr');
  if (oldRow) return updateRow(oldRow, newRow);
  const isListed = 'newest' in list.dataset && (list.dataset.state === '' || list.dataset.state === state);
  if (!isListed) return;
  const body = list.querySelector('tbody');
  if (!body) return list.replaceChildren(template.content);
  const next = [...body.rows].find((row) => idOf(row) < id);
  if (next) next.before(newRow);
  else if (body.rows.length < maxRows && !document.querySelector('.pager [rel="next"]')) body.append(newRow);
  if (body.rows.length > maxRows) body.rows[body.rows.length - 1].remove();
}

/** Changes only the differing cells, so that the focus stays. */
function updateRow(oldRow, newRow) {
  [...oldRow.cells].forEach((cell, index) => {
    const newCell = newRow.cells[index];
    if (cell.innerHTML === newCell.innerHTML) return;
    const hadFocus = cell.contains(document.activeElement);
    cell.replaceChildren(...newCell.childNodes);
    if (hadFocus) cell.querySelector('a, button')?.focus();
  });
}

function showCounts(counts) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const [state, count] of Object.entries({ ...counts, all })) {
    const element = document.querySelector(`[data-count="${state}"]`);
    if (element) element.textContent = count;
  }
  const { running, queued, waiting, failed } = counts;
  announce(`Live: ${running} running, ${queued} queued, ${waiting} waiting, ${failed} failed.`);
}

pauseButton.addEventListener('click', () => {
  isPaused = !isPaused;
  pauseButton.textContent = isPaused ? 'Go on' : 'Pause';
  if (isPaused) {
    disconnect();
    announce('Paused.');
  } else connect();
});
// Browsers allow few connections to one host: a hidden page closes its own.
document.addEventListener('visibilitychange', () => (document.hidden ? disconnect() : connect()));
window.addEventListener('pagehide', disconnect);
window.addEventListener('pageshow', connect);

pauseButton.hidden = false;
connect();
