/** Conveniences of every page: the keys of the search field, invalid fields made visible, and times in the reader's time zone. */
const searchField = document.querySelector('.everywhere input');
const menu = document.getElementById('menu');

const isInField = ({ target }) => target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl or Command with K, and a slash outside fields. */
const isSearchKey = (event) =>
  (event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isInField(event));

// Browsers that fill in a field dispatch this event without a key.
document.addEventListener('keydown', (event) => {
  if (!searchField || !isSearchKey(event)) return;
  event.preventDefault();
  searchField.focus();
  searchField.select();
});
// A browser cannot focus an invalid field in a closed section, and would not send the form, without a message.
document.addEventListener('invalid', ({ target }) => target.closest('details')?.setAttribute('open', ''), true);
menu?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
// The back button may restore the page as it was left. Browsers without popovers throw at the selector.
window.addEventListener('pagehide', () => {
  if (menu?.hidePopover && menu.matches(':popover-open')) menu.hidePopover();
});

const day = 86_400_000;
const language = document.documentElement.lang;
const fullFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const shortFormat = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });
const relativeFormat = new Intl.RelativeTimeFormat(language, { style: 'short' });

/** `3 min. ago` within the last day; for other times the local date and time. */
function formatTime(time) {
  const minutes = Math.round((time - Date.now()) / 60_000);
  if (minutes > 0 || minutes * 60_000 < -day) return shortFormat.format(time);
  if (minutes === 0) return 'just now';
  if (minutes > -60) return relativeFormat.format(minutes, 'minute');
  return relativeFormat.format(Math.round(minutes / 60), 'hour');
}

function localiseTimes(root) {
  for (const element of root.querySelectorAll('time[datetime]')) {
    const time = new Date(element.dateTime);
    if (element.title !== '' || Number.isNaN(time.getTime()) || !element.dateTime.endsWith('Z')) continue;
    element.title = fullFormat.format(time);
    element.textContent = formatTime(time);
  }
}

/** Skips a focused time, which a screen reader may be reading. */
function updateTimes() {
  for (const element of document.querySelectorAll('time[title]')) {
    const text = formatTime(new Date(element.dateTime));
    if (element.textContent !== text && !element.contains(document.activeElement)) element.textContent = text;
  }
}

localiseTimes(document);
setInterval(updateTimes, 60_000);
// Other scripts add elements later.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) localiseTimes(node.parentElement ?? node);
}).observe(document.getElementById('content'), { childList: true, subtree: true });
