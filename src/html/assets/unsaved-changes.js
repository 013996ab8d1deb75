/**
 * A page may have several forms, and sending one leaves the page with what was entered into the others: this script asks first. Its own
 * question, as browsers on iPhones ask none when a page is left. Without this script nothing is asked.
 */
const question = 'What you have entered into another form of this page is not saved yet, and will be lost. Go on?';

/** Words and files. Ticks and choices are made again by a press, and browsers fill in passwords themselves. */
const written =
  'textarea, input:is([type="text"], [type="email"], [type="url"], [type="number"], [type="file"]), input:not([type])';
const entered = new Set();
document.addEventListener('input', ({ target }) => target.matches(written) && entered.add(target));

const isChanged = ({ value, defaultValue }) => value !== defaultValue;

/** A refused form came back with its words, which are stored nowhere. */
const refused = [...document.querySelectorAll('.summary + form')].filter((form) => form.querySelector(written));

document.addEventListener('submit', (event) => {
  const sent = event.target;
  const unsent = [...[...entered].filter(isChanged).map(({ form }) => form), ...refused];
  const isLost = unsent.some((form) => form && form !== sent && form.method === 'post');
  if (!event.defaultPrevented && isLost && !confirm(question)) event.preventDefault();
});
