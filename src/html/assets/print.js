/** Prints the page. Without this script the browser's menu does that. */
const button = document.querySelector('button[data-prints]');

if (button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
