/** After a choice that other fields depend on, fetches their new options at once, without the button. */
const buttonIn = (root) => root.querySelector('button[data-renews]');
const sectionOf = (button) => button.closest('fieldset');
const first = buttonIn(document);
/** Only the latest choice counts. */
let requested = 0;

function listen(section) {
  const button = buttonIn(section);
  button.hidden = true;
  const field = button.closest('.field');
  field.addEventListener('change', async () => {
    requested += 1;
    const mine = requested;
    const body = new URLSearchParams(new FormData(button.form));
    try {
      const answer = await fetch(button.formAction, { method: 'POST', body });
      const fresh = buttonIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      if (mine === requested) replace(section, field, sectionOf(fresh));
    } catch {
      button.hidden = false;
    }
  });
}

/** The field itself stays, and with it the focus; its own options are unchanged. */
function replace(section, field, fresh) {
  const freshField = buttonIn(fresh).closest('.field');
  for (const old of [...section.children]) if (old !== field && old.matches('.field')) old.remove();
  for (const each of [...fresh.children]) if (each !== freshField && each.matches('.field')) section.append(each);
}

if (first) listen(sectionOf(first));
