/**
 * Keeps the list of translation jobs up to date by server-sent events. Without it, a reload does.
 *
 * Attributes of the list: the event stream (`data-events`), its start (`data-from`), the shown state (`data-state`,
 * blank for all), and whether it is the newest page (`data-newest`): only that page gets new jobs.
 */
const list = document.getElementById('live-jobs');
const status = document.getElementById('live-status');
const pause = document.getElementById('live-pause');

/** The most rows of a page that is left open. */
const mostRows = 200;
/** Milliseconds between two announcements for screen readers. */
const quiet = 5000;

let source;
let isPaused = false;
let wasLive = false;
let from = list.dataset.from;

/** Announces the latest message only, throttled to a pace that can be listened to. */
let saying;
let spokenAt = 0;
function say(text) {
  clearTimeout(saying);
  saying = setTimeout(
    () => {
      if (status.textContent === text) return;
      status.textContent = text;
      spokenAt = Date.now();
    },
    Math.max(0, spokenAt + quiet - Date.now()),
  );
}

function listen() {
  if (source || isPaused || document.hidden) return;
  const address = new URL(list.dataset.events, location.href);
  address.searchParams.set('state', list.dataset.state);
  address.searchParams.set('from', from);
  source = new EventSource(address);
  source.addEventListener('open', () => {
    wasLive = true;
  });
  source.addEventListener('job', ({ data, lastEventId }) => {
    from = lastEventId;
    show(JSON.parse(data));
  });
  source.addEventListener('counts', ({ data }) => count(JSON.parse(data)));
  source.addEventListener('away', () => say('The runner cannot be reached right now.'));
  source.addEventListener('error', () => {
    if (source?.readyState !== EventSource.CLOSED) return say('The connection is lost. Connecting again.');
    pause.hidden = true;
    if (wasLive) say('Not live any more. Load the page again.');
    else say('Not live: perhaps too many pages like this one are open. Close some, and load this one again.');
  });
}

function hangUp() {
  source?.close();
  source = undefined;
}

const jobOf = (row) => Number(row.querySelector('[data-job]').dataset.job);

function show({ id, state, html }) {
  const drawn = document.createElement('template');
  drawn.innerHTML = html;
  const fresh = drawn.content.querySelector('tbody tr');
  const shown = list.querySelector(`[data-job="${id}"]`)?.closest('tr');
  if (shown) return update(shown, fresh);
  const belongs = 'newest' in list.dataset && (list.dataset.state === '' || list.dataset.state === state);
  if (!belongs) return;
  const body = list.querySelector('tbody');
  if (!body) return list.replaceChildren(drawn.content);
  const next = [...body.rows].find((row) => jobOf(row) < id);
  if (next) next.before(fresh);
  else if (body.rows.length < mostRows && !document.querySelector('.pager [rel="next"]')) body.append(fresh);
  if (body.rows.length > mostRows) body.rows[body.rows.length - 1].remove();
}

/** Changes only the differing cells, so that the focus stays where it is. */
function update(row, fresh) {
  [...row.cells].forEach((cell, index) => {
    const other = fresh.cells[index];
    if (cell.innerHTML === other.innerHTML) return;
    const hadFocus = cell.contains(document.activeElement);
    cell.replaceChildren(...other.childNodes);
    if (hadFocus) cell.querySelector('a, button')?.focus();
  });
}

function count(counts) {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  for (const [state, number] of Object.entries({ ...counts, all })) {
    const place = document.querySelector(`[data-count="${state}"]`);
    if (place) place.textContent = number;
  }
  const { running, queued, waiting, failed } = counts;
  say(`Live: ${running} running, ${queued} queued, ${waiting} waiting, ${failed} failed.`);
}

pause.addEventListener('click', () => {
  isPaused = !isPaused;
  pause.textContent = isPaused ? 'Go on' : 'Pause';
  if (isPaused) {
    hangUp();
    say('Paused.');
  } else listen();
});
// A hidden page closes its connection, of which a browser has few.
document.addEventListener('visibilitychange', () => (document.hidden ? hangUp() : listen()));
window.addEventListener('pagehide', hangUp);
window.addEventListener('pageshow', listen);

pause.hidden = false;
listen();
