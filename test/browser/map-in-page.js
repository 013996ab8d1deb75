/** Runs within a page: whether so many markers are on its map, all of them in sight. */
export function areInSight(count) {
  const around = document.querySelector('.map-ground')?.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.map-marker')].map((marker) => marker.getBoundingClientRect());
  const isWithin = ({ left, right, top, bottom }) =>
    around && left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
  return boxes.length === count && boxes.every(isWithin);
}
