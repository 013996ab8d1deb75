/**
 * While a tag's translations are under way, polls the page and updates the progress and the list of languages.
 * Without this script a link reloads them.
 */
const parts = ['progress', 'languages'];
const seconds = 2;
/** A page left open stops polling after so many times. */
const mostLooks = 300;
/** It gives up after so many failures in a row. */
const mostFailures = 5;
/** The tag's: a refused form has an address of its own. */
const address = document.querySelector('#progress .notice a').href;

/** What has the focus, or is open, is not replaced: somebody may be writing there. */
const isInUse = (part) => part.contains(document.activeElement) || part.querySelector('details[open]') !== null;

/** Its contents, whether it is open or not, but for the times, which another script has put into words. */
const contentsOf = (part) => part.innerHTML.replaceAll(/<time.*?<\/time>| open=""/g, '');

/** Brings the other lines of a part that is in use up to date. Returns whether something of it has stayed behind. */
function bringLines(here, now) {
  const lines = [...now.querySelectorAll('[data-line]')];
  let next = null;
  let isBehind = lines.length === 0;
  for (const line of lines.reverse()) {
    const shown = here.querySelector(`[data-line="${line.dataset.line}"]`);
    const isSame = shown !== null && contentsOf(shown) === contentsOf(line);
    const stays = isSame || (shown !== null && isInUse(shown));
    isBehind ||= stays && !isSame;
    const present = stays ? shown : document.importNode(line, true);
    if (shown && !stays) shown.replaceWith(present);
    if (!shown) here.querySelector('ul').insertBefore(present, next);
    next = present;
  }
  const count = now.querySelector('.count');
  if (count) here.querySelector('.count')?.replaceWith(document.importNode(count, true));
  return isBehind;
}

async function look() {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'error' });
  if (!answer.ok) throw new Error('The page cannot be had any more');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  let isBehind = false;
  for (const id of parts) {
    const [here, now] = [document.getElementById(id), page.getElementById(id)];
    if (!here || !now || contentsOf(here) === contentsOf(now)) continue;
    if (isInUse(here)) isBehind = bringLines(here, now) || isBehind;
    else here.replaceChildren(...document.importNode(now, true).childNodes);
  }
  return isBehind || page.querySelector('#progress[data-under-way]') !== null;
}

/** Longer after each failure in a row. */
const pause = (times) => new Promise((resolve) => setTimeout(resolve, seconds * 1000 * times));

function say(text) {
  const word = document.createElement('p');
  word.className = 'notice';
  word.textContent = text;
  document.getElementById('progress')?.append(word);
}

/** Screen readers would not announce an emptied element. */
function sayItIsDone() {
  if (document.getElementById('progress')?.textContent.trim() === '') say('The translations are made.');
}

async function lookUntilDone() {
  let failures = 0;
  for (let looks = 0; looks < mostLooks && failures < mostFailures; ) {
    await pause(2 ** failures);
    if (document.visibilityState !== 'visible') continue;
    looks += 1;
    try {
      if (!(await look())) return sayItIsDone();
      failures = 0;
    } catch {
      failures += 1;
    }
  }
  say('This page is not live any more. Load it again to see how far the translations are.');
}

lookUntilDone();
