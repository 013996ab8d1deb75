/**
 * Hides pictures that fail to load, on a visitor's page with their credit. If `data-broken` names an element, that
 * element is shown instead.
 */
function hide(picture) {
  (picture.closest('figure') ?? picture).hidden = true;
  const message = picture.dataset.broken && document.getElementById(picture.dataset.broken);
  if (message) message.hidden = false;
}

for (const picture of document.querySelectorAll('.tag-image, [data-broken]')) {
  // A picture may have failed before this script ran.
  if (picture.complete && picture.naturalWidth === 0) hide(picture);
  else picture.addEventListener('error', () => hide(picture));
}
