/** What runs within a page, to see what only a browser knows. Each answers the faults that it finds, one line each. */

/** What makes the page wider than its window. */
export function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isWide = (element) => element.getBoundingClientRect().right > clientWidth + 1;
  const culprits = [...document.body.querySelectorAll('*')].filter(
    (element) => isWide(element) && ![...element.children].some(isWide) && !element.closest('.scroll'),
  );
  return [`${scrollWidth} wide: ${culprits.map((element) => element.outerHTML.slice(0, 100)).join(' | ')}`];
}

/** Labels on which the words of every label are missing, cut off, or outside. */
export function cutOff(labels) {
  return labels.flatMap((label) => {
    const words = label.querySelector('.sticker-words > p:last-child');
    const [inner, outer] = [words, label].map((element) => element.getBoundingClientRect());
    const isCut = words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1;
    const isWhole = !words.matches(':has(code)') && !isCut && inner.bottom <= outer.bottom + 0.5;
    return isWhole ? [] : [`${words.outerHTML}: ${inner.bottom - outer.bottom} px below its label`];
  });
}

/** The headings with a mark, and where it points: there the table is sorted by. */
export function sortMarks(headings) {
  return headings.flatMap((heading) => {
    const { content, borderBlockEndWidth, borderBlockStartWidth } = getComputedStyle(heading, '::after');
    if (content === 'none') return [];
    const ways = [borderBlockEndWidth === '0px' ? '' : 'up', borderBlockStartWidth === '0px' ? '' : 'down'];
    return [`${heading.textContent}: ${ways.join('')}`];
  });
}

/** Where one of these texts stands without the language or the direction that it is written in. */
export function unmarked(texts) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    const written = texts.find(({ text }) => text === words);
    if (!written) continue;
    const [lang, dir] = ['lang', 'dir'].map((name) => element.closest(`[${name}]`)?.getAttribute(name));
    const isRight = lang === written.lang && (dir === written.dir || (dir === 'auto' && element.matches('textarea')));
    if (!isRight) faults.push(`${words.slice(0, 40)}: lang ${lang}, dir ${dir} in ${element.outerHTML.slice(0, 100)}`);
  }
  return faults;
}

/** What a page consists of: its elements, each with the names of its attributes, once. */
export function signatures() {
  const elements = [...document.querySelectorAll('*')];
  return [
    ...new Set(
      elements.map(({ localName, attributes }) => `${localName} ${[...attributes].map(({ name }) => name).sort()}`),
    ),
  ];
}

/** Addresses in the page that are none of the web's, or lead elsewhere without saying that it is somebody's link. */
export function strangeAddresses() {
  return ['href', 'src', 'action', 'formaction', 'data'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => {
        const url = URL.parse(element.getAttribute(name) ?? '', location.href);
        if (url?.protocol === 'data:' && element.localName === 'img') return false;
        if (!['http:', 'https:'].includes(url?.protocol ?? '')) return true;
        const isSomebodys = element.rel?.includes('nofollow') || element.referrerPolicy === 'no-referrer';
        return url.origin !== location.origin && !isSomebodys;
      })
      .map((element) => `${name}: ${element.outerHTML.slice(0, 150)}`),
  );
}

/** Opens what opens: questions before deletions, and the popups of maps. Answers how many of those it has seen open. */
export function openEverything() {
  let popups = 0;
  for (const opener of document.querySelectorAll('summary, .leaflet-marker-icon')) {
    opener.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    popups += document.querySelectorAll('.leaflet-popup').length;
  }
  return popups;
}

/** Whether the middle of the focused element is under a list's bar of actions. */
export function isFocusCovered() {
  const focused = document.activeElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  return Boolean(inFront?.closest('form.doing')) && !focused.closest('form.doing');
}
