/**
 * Sends more pictures than a form may have in rounds. The last round is the form itself, with what was found in those before it; so is a
 * round that fails, whose answer says why. Without this script one form after the other is sent.
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

/** What was found, those before included; undefined where the answer is another one. */
async function look(files, tries = most.tries) {
  const body = new FormData(form);
  body.delete(field.name);
  for (const file of files) body.append(field.name, file);
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'error' });
  if (answer.status === 503 && tries > 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return look(files, tries - 1);
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return answer.ok ? page.querySelector('[data-found]')?.dataset.found : undefined;
}

function submit(files) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  field.files = chosen.files;
  form.submit();
}

async function send(rounds, said) {
  const all = rounds.flat().length;
  let done = 0;
  for (const files of rounds.slice(0, -1)) {
    said.textContent = `${done} of ${all} pictures have been sent.`;
    const found = await look(files).catch(() => undefined);
    if (found === undefined) return submit(files);
    form.elements.found.value = found;
    done += files.length;
  }
  said.textContent = `${done} of ${all} pictures have been sent.`;
  submit(rounds.at(-1));
}

form.addEventListener('submit', (event) => {
  const rounds = roundsOf(field.files);
  if (rounds.length < 2) return;
  event.preventDefault();
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  form.append(said);
  for (const button of form.querySelectorAll('button')) button.disabled = true;
  void send(rounds, said);
});
