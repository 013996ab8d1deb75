/**
 * Sends more pictures than a form may have in rounds. The last round is the form itself, with what was found in those before it. After a
 * round that fails, the rest waits for another press of the button. Without this script one form after the other is sent.
 */
const field = document.querySelector('input[type="file"][name="pictures"]');
const { form } = field;
/** Of a round; as many files as a form may have. */
const most = { files: Number(field.dataset.most), bytes: 24_000_000, tries: 5 };

function roundsOf(files) {
  const rounds = [];
  let bytes = 0;
  for (const file of files) {
    const round = rounds.at(-1);
    bytes += file.size;
    if (round && round.length < most.files && bytes <= most.bytes) round.push(file);
    else {
      rounds.push([file]);
      bytes = file.size;
    }
  }
  return rounds;
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The answer, and its page. Throws where the service cannot be reached, or is busy. */
async function post(files) {
  const body = new FormData(form);
  body.delete(field.name);
  for (const file of files) body.append(field.name, file);
  const headers = { Accept: 'text/html' };
  const answer = await fetch(form.action, { method: 'POST', headers, body, redirect: 'manual' });
  if (answer.status >= 500) throw new Error('The service cannot take it right now');
  return { answer, page: new DOMParser().parseFromString(await answer.text(), 'text/html') };
}

async function postPatiently(files) {
  for (let failures = 0; failures < most.tries - 1; failures += 1) {
    const posted = await post(files).catch(() => undefined);
    if (posted) return posted;
    await pause(2 ** failures);
  }
  return post(files);
}

function submit(files) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  field.files = chosen.files;
  form.submit();
}

const statusLine = document.createElement('p');
statusLine.setAttribute('role', 'status');
const buttons = form.querySelectorAll('button');
/** The rounds that have still to be sent; undefined before the first. */
let waiting;
let done = 0;

/** The other rounds wait: what was chosen is all there for the next press of the button. */
function rest(why) {
  statusLine.textContent = `${statusLine.textContent} ${why}`;
  for (const button of buttons) button.disabled = false;
}

/** A form that is refused, and a page of an error. */
const reasonIn = (page) =>
  [...page.querySelectorAll('main [role="alert"] li'), ...page.querySelectorAll('main > p')][0]?.textContent ?? '';

async function send() {
  const all = done + waiting.flat().length;
  const count = () => {
    statusLine.textContent = `${done} of ${all} pictures have been sent.`;
  };
  for (count(); waiting.length > 1; count()) {
    const [files] = waiting;
    const { answer, page } = await postPatiently(files);
    // A sign-in, which is the whole page's.
    if (answer.type === 'opaqueredirect') return submit(files);
    const found = answer.ok && page.querySelector('[data-found]')?.dataset.found;
    if (!found) return rest(reasonIn(page));
    form.elements.found.value = found;
    done += files.length;
    waiting.shift();
  }
  submit(waiting[0]);
}

field.addEventListener('change', () => {
  waiting = undefined;
  done = 0;
  form.elements.found.value = '';
  statusLine.remove();
});

form.addEventListener('submit', (event) => {
  waiting ??= roundsOf(field.files);
  if (waiting.length < 2 && done === 0) return;
  event.preventDefault();
  form.append(statusLine);
  for (const button of buttons) button.disabled = true;
  send().catch(() => rest('The others could not be. Press the button again to go on from there.'));
});
