/** Comfort: the keys of the search field, where there is the frame, invalid fields in sight, and times as the reader's clock has them. */
const everywhere = document.querySelector('.everywhere input');
const menu = document.getElementById('menu');

const isWriting = ({ target }) => target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl or Command with K, and a slash where nothing is being written. */
const isForSearch = (event) =>
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event));

document.addEventListener('keydown', (event) => {
  if (!everywhere || !isForSearch(event)) return;
  event.preventDefault();
  everywhere.focus();
  everywhere.select();
});
// A browser focuses no field in a closed section, and does not send the form: nothing would happen.
document.addEventListener('invalid', ({ target }) => target.closest('details')?.setAttribute('open', ''), true);
menu?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
// Closed when the page is restored by the back button.
window.addEventListener('pagehide', () => menu?.matches(':popover-open') && menu.hidePopover());

const day = 86_400_000;
const language = document.documentElement.lang;
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const short = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });
const ago = new Intl.RelativeTimeFormat(language, { style: 'short' });

/** `3 min. ago` within the last day; before that, and after now, the local day and hour. */
function inWords(time) {
  const minutes = Math.round((time - Date.now()) / 60_000);
  if (minutes > 0 || minutes * 60_000 < -day) return short.format(time);
  if (minutes === 0) return 'just now';
  return minutes > -60 ? ago.format(minutes, 'minute') : ago.format(Math.round(minutes / 60), 'hour');
}

function localise(root) {
  for (const element of root.querySelectorAll('time[datetime]')) {
    const time = new Date(element.dateTime);
    if (element.title !== '' || Number.isNaN(time.getTime()) || !element.dateTime.endsWith('Z')) continue;
    element.title = full.format(time);
    element.textContent = inWords(time);
  }
}

/** Not the one that has the focus, which a screen reader may be reading. */
function renew() {
  for (const element of document.querySelectorAll('time[title]')) {
    const words = inWords(new Date(element.dateTime));
    if (element.textContent !== words && !element.contains(document.activeElement)) element.textContent = words;
  }
}

localise(document);
setInterval(renew, 60_000);
// What other scripts bring in later.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) localise(node.parentElement ?? node);
}).observe(document.getElementById('content'), { childList: true, subtree: true });
