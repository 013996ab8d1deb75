/**
 * While translations of a tag are being made, its page looks again from time to time, and takes over what has changed: how
 * far they are, and the tables of texts and names. Without this script there is a link that does the same.
 */
const parts = ['progress', 'texts', 'names'];
const seconds = 2;
/** Whoever leaves the page open is not looking any more. */
const mostLooks = 300;

/** What somebody works in is left as it is. */
const isInUse = (part) => part.contains(document.activeElement);

async function look() {
  const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' }, redirect: 'error' });
  if (!answer.ok) throw new Error('The page cannot be had any more');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of parts) {
    const [here, now] = [document.getElementById(id), page.getElementById(id)];
    if (here && now && !isInUse(here) && here.innerHTML !== now.innerHTML)
      here.replaceChildren(...document.importNode(now, true).childNodes);
  }
  return page.querySelector('#progress[data-under-way]') !== null;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function say(text) {
  const word = document.createElement('p');
  word.className = 'notice';
  word.textContent = text;
  document.getElementById('progress')?.append(word);
}

/** An empty place says nothing to whom it is read aloud. */
function sayItIsDone() {
  if (document.getElementById('progress')?.textContent.trim() === '') say('The translations are made.');
}

for (let looks = 0, isUnderWay = true; isUnderWay && looks < mostLooks; looks += 1) {
  await pause();
  if (document.visibilityState !== 'visible') continue;
  try {
    isUnderWay = await look();
    if (!isUnderWay) sayItIsDone();
  } catch {
    isUnderWay = false;
    say('This page is not live any more. Load it again to see how far the translations are.');
  }
}
