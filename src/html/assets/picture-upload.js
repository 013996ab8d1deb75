/**
 * Uploads more pictures than one form may contain, in batches. The last batch is the form itself, with the results of
 * the earlier ones. After a batch that fails, the next press of the button resumes there. Without this script each batch
 * is a form of its own.
 */
const field = document.querySelector('input[type="file"][name="pictures"]');
const { form } = field;
/** The most files and bytes of a batch, and the most attempts to upload it. */
const max = { files: Number(field.dataset.most), bytes: 24_000_000, attempts: 5 };

function batchesOf(files) {
  const batches = [];
  let bytes = 0;
  for (const file of files) {
    const batch = batches.at(-1);
    bytes += file.size;
    if (batch && batch.length < max.files && bytes <= max.bytes) batch.push(file);
    else {
      batches.push([file]);
      bytes = file.size;
    }
  }
  return batches;
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Returns the answer and its page. Throws if the service is unreachable or busy. */
async function upload(files) {
  const body = new FormData(form);
  body.delete(field.name);
  for (const file of files) body.append(field.name, file);
  const headers = { Accept: 'text/html' };
  const answer = await fetch(form.action, { method: 'POST', headers, body, redirect: 'manual' });
  if (answer.status >= 500) throw new Error('The service is not available');
  return { answer, page: new DOMParser().parseFromString(await answer.text(), 'text/html') };
}

async function uploadWithRetries(files) {
  for (let failures = 0; failures < max.attempts - 1; failures += 1) {
    const result = await upload(files).catch(() => undefined);
    if (result) return result;
    await pause(2 ** failures);
  }
  return upload(files);
}

function submitForm(files) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.disabled = false;
  field.files = transfer.files;
  form.submit();
}

const statusLine = document.createElement('p');
statusLine.setAttribute('role', 'status');
const buttons = form.querySelectorAll('button');
/** The batches that are not uploaded yet; undefined before the first press of the button. */
let pendingBatches;
let uploadedFiles = 0;

/** The chosen files belong to the upload: a change of them has to wait for its end. */
function setUploading(isUploading) {
  for (const control of [field, ...buttons]) control.disabled = isUploading;
}

/** The pending batches wait for the next press of the button. */
function interrupt(reason) {
  statusLine.textContent = `${statusLine.textContent} ${reason}`;
  setUploading(false);
}

/** The message of a refused form or of an error page. */
const errorMessageIn = (page) =>
  [...page.querySelectorAll('main [role="alert"] li'), ...page.querySelectorAll('main > p')][0]?.textContent ?? '';

async function uploadBatches() {
  const total = uploadedFiles + pendingBatches.flat().length;
  const showProgress = () => {
    statusLine.textContent = `${uploadedFiles} of ${total} pictures have been sent.`;
  };
  for (showProgress(); pendingBatches.length > 1; showProgress()) {
    const [files] = pendingBatches;
    const { answer, page } = await uploadWithRetries(files);
    // A redirect to the sign-in page, which only a submitted form can follow.
    if (answer.type === 'opaqueredirect') return submitForm(files);
    const found = answer.ok && page.querySelector('[data-found]')?.dataset.found;
    if (!found) return interrupt(errorMessageIn(page));
    form.elements.found.value = found;
    uploadedFiles += files.length;
    pendingBatches.shift();
  }
  submitForm(pendingBatches[0]);
}

field.addEventListener('change', () => {
  pendingBatches = undefined;
  uploadedFiles = 0;
  form.elements.found.value = '';
  statusLine.remove();
});

// The back button may restore the page as it was left, with the last batch in the field and the buttons disabled.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && buttons[0].disabled) location.replace(location.href);
});

form.addEventListener('submit', (event) => {
  pendingBatches ??= batchesOf(field.files);
  if (pendingBatches.length < 2 && uploadedFiles === 0) return;
  event.preventDefault();
  form.append(statusLine);
  setUploading(true);
  uploadBatches().catch(() => interrupt('The others could not be. Press the button again to go on from there.'));
});
