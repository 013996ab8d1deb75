/**
 * A page may have several forms, and submitting one of them discards the input in the others: this script asks for
 * confirmation first. Browsers on iPhones do not ask when a page is left. Without this script there is no question.
 */
const question = 'What you have entered into another form of this page is not saved yet, and will be lost. Go on?';

/** Text and files. Boxes and choices are quickly set again, and browsers fill in passwords. */
const checkedFields =
  'textarea, input:is([type="text"], [type="email"], [type="url"], [type="number"], [type="file"]), input:not([type])';
const editedFields = new Set();
document.addEventListener('input', ({ target }) => target.matches(checkedFields) && editedFields.add(target));

const isChanged = ({ value, defaultValue }) => value !== defaultValue;

/** A refused form contains unsaved text from the beginning. */
const refusedForms = [...document.querySelectorAll('.summary + form')].filter((form) =>
  form.querySelector(checkedFields),
);

document.addEventListener('submit', (event) => {
  const submitted = event.target;
  const unsaved = [...[...editedFields].filter(isChanged).map(({ form }) => form), ...refusedForms];
  const isLost = unsaved.some((form) => form && form !== submitted && form.method === 'post');
  if (!event.defaultPrevented && isLost && !confirm(question)) event.preventDefault();
});
