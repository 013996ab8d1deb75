/** Presses the button that fetches new options as soon as a field changes that they depend on. */
const buttonIn = (root) => root.querySelector('button[data-renews]');
const sectionOf = (button) => button.closest('fieldset');
const firstButton = buttonIn(document);
/** The number of requests so far: only the answer to the latest one counts. */
let requests = 0;

function watch(section) {
  const button = buttonIn(section);
  button.hidden = true;
  const field = button.closest('.field');
  field.addEventListener('change', async () => {
    requests += 1;
    const number = requests;
    const body = new URLSearchParams(new FormData(button.form));
    try {
      const answer = await fetch(button.formAction, { method: 'POST', body });
      const newButton = buttonIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      const newSection = sectionOf(newButton);
      if (number !== requests) return;
      replaceFields(section, field, newSection);
      button.hidden = true;
    } catch {
      if (number === requests) button.hidden = false;
    }
  });
}

/** Except for the changed field, which keeps its options and the focus. */
function replaceFields(section, field, newSection) {
  const newField = buttonIn(newSection).closest('.field');
  for (const child of [...section.children]) if (child !== field && child.matches('.field')) child.remove();
  for (const child of [...newSection.children])
    if (child !== newField && child.matches('.field')) section.append(child);
}

if (firstButton) watch(sectionOf(firstButton));
