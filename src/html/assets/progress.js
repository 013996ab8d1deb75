/**
 * Polls the page of a tag while translations are under way, and updates the progress and the list of languages. Without
 * this script a link reloads them.
 */
const parts = ['progress', 'languages'];
/** Seconds between two requests. */
const interval = 2;
/** The most requests of a page that is left open. */
const maxRefreshes = 300;
/** The most failures in a row before the polling stops. */
const maxFailures = 5;
/** The page of the tag; a refused form has an address of its own. */
const address = document.querySelector('#progress .notice a').href;

/** A focused or open part is not replaced: a person may be writing there. */
const isInUse = (part) => part.contains(document.activeElement) || part.querySelector('details[open]') !== null;

/** Open and closed parts compare alike, and so do times, whose text another script has changed. */
const contentsOf = (part) => part.innerHTML.replaceAll(/<time.*?<\/time>| open=""/g, '');

/** Updates the lines of a part in use, except for those in use themselves. Returns whether a line is out of date. */
function updateLines(oldPart, newPart) {
  const newLines = [...newPart.querySelectorAll('[data-line]')];
  let next = null;
  let isOutdated = newLines.length === 0;
  for (const newLine of newLines.reverse()) {
    const oldLine = oldPart.querySelector(`[data-line="${newLine.dataset.line}"]`);
    const isUnchanged = oldLine !== null && contentsOf(oldLine) === contentsOf(newLine);
    const isKept = isUnchanged || (oldLine !== null && isInUse(oldLine));
    isOutdated ||= isKept && !isUnchanged;
    const line = isKept ? oldLine : document.importNode(newLine, true);
    if (oldLine && !isKept) oldLine.replaceWith(line);
    if (!oldLine) oldPart.querySelector('ul').insertBefore(line, next);
    next = line;
  }
  const count = newPart.querySelector('.count');
  if (count) oldPart.querySelector('.count')?.replaceWith(document.importNode(count, true));
  return isOutdated;
}

/** Returns whether the polling continues. */
async function refresh() {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'error' });
  if (!answer.ok) throw new Error('The page cannot be loaded');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  let isOutdated = false;
  for (const id of parts) {
    const [oldPart, newPart] = [document.getElementById(id), page.getElementById(id)];
    if (!oldPart || !newPart || contentsOf(oldPart) === contentsOf(newPart)) continue;
    if (isInUse(oldPart)) isOutdated = updateLines(oldPart, newPart) || isOutdated;
    else oldPart.replaceChildren(...document.importNode(newPart, true).childNodes);
  }
  return isOutdated || page.querySelector('#progress[data-under-way]') !== null;
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function showNotice(text) {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.textContent = text;
  document.getElementById('progress')?.append(notice);
}

/** Screen readers do not announce that an element has been emptied. */
function announceEnd() {
  if (document.getElementById('progress')?.textContent.trim() === '') showNotice('The translations are made.');
}

async function pollUntilDone() {
  let failures = 0;
  for (let refreshes = 0; refreshes < maxRefreshes && failures < maxFailures; ) {
    // Longer after each failure in a row.
    await pause(interval * 2 ** failures);
    if (document.visibilityState !== 'visible') continue;
    refreshes += 1;
    try {
      if (!(await refresh())) return announceEnd();
      failures = 0;
    } catch {
      failures += 1;
    }
  }
  showNotice('This page is not live any more. Load it again to see how far the translations are.');
}

pollUntilDone();
