/** Copies a field's value. Without this script or the permission, the browser's menu does that. */
const button = document.querySelector('button[data-copies]');
const statusLine = document.querySelector('[data-copied]');

if (button && navigator.clipboard) {
  const field = document.getElementById(button.dataset.copies);
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      statusLine.textContent = 'Copied.';
    } catch {
      statusLine.textContent = 'Your browser does not let us copy it: it is selected, copy it from there.';
    }
  });
}
