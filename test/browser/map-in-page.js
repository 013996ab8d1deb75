/** Runs within a page: whether so many markers are on its map, all of them in sight. */
export function areInSight(count) {
  const around = document.querySelector('.map-ground')?.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.map-marker')].map((marker) => marker.getBoundingClientRect());
  const isWithin = ({ left, right, top, bottom }) =>
    around && left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
  return boxes.length === count && boxes.every(isWithin);
}

/** Runs within a page: whether no marker of its map lies over another one, by more than their rims. */
export function isNothingCovered() {
  const boxes = [...document.querySelectorAll('.map-marker')].map((marker) => marker.getBoundingClientRect());
  const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.length > 0 && !boxes.some((box, at) => boxes.slice(at + 1).some((other) => isOver(box, other)));
}
