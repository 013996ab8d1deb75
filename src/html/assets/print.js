/** The button prints the page; browsers without scripts have it in their menus. */
const button = document.querySelector('button[data-prints]');

if (button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
