/** Closes an open menu group on a click elsewhere. Without a script its name closes it. */
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
const everywhere = document.querySelector('.everywhere input');
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  everywhere.focus();
  everywhere.select();
});
// Closed when the page is restored by the back button.
window.addEventListener('pagehide', () => {
  const group = open();
  if (group) group.open = false;
});
