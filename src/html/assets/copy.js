/** Copies a field's value; without a script, or the permission, the browser's menu does that. */
const button = document.querySelector('button[data-copies]');
const told = document.querySelector('[data-copied]');

if (button && navigator.clipboard) {
  const field = document.getElementById(button.dataset.copies);
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = 'Copied.';
    } catch {
      told.textContent = 'Your browser does not let us copy it: it is selected, copy it from there.';
    }
  });
}
