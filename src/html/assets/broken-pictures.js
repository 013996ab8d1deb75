/**
 * Pictures that do not load are hidden. A visitor's keeps its room, so that nothing moves. Where `data-broken` names an
 * element, that one is shown instead.
 */
function giveUp(picture) {
  const figure = picture.closest('figure');
  if (figure) figure.classList.add('not-loaded');
  else picture.hidden = true;
  const message = picture.dataset.broken && document.getElementById(picture.dataset.broken);
  if (message) message.hidden = false;
}

for (const picture of document.querySelectorAll('.tag-image, [data-broken]')) {
  // It may have failed before this script was there.
  if (picture.complete && picture.naturalWidth === 0) giveUp(picture);
  else picture.addEventListener('error', () => giveUp(picture));
}
