/** An open group of the menu closes when one goes on elsewhere on the page. Without this it closes by its name. */
const menu = document.querySelector('.menu');
const open = () => menu.querySelector('details[open]');

document.addEventListener('click', ({ target }) => {
  const group = open();
  if (group && !group.contains(target)) group.open = false;
});
menu.addEventListener('focusout', ({ relatedTarget }) => {
  const group = open();
  if (group && relatedTarget && !group.contains(relatedTarget)) group.open = false;
});
document.addEventListener('keydown', ({ key }) => {
  const group = open();
  if (key !== 'Escape' || !group) return;
  const isInside = group.contains(document.activeElement);
  group.open = false;
  if (isInside) group.querySelector('summary').focus();
});
// Who comes back by the browser's button finds it closed.
window.addEventListener('pagehide', () => {
  const group = open();
  if (group) group.open = false;
});
