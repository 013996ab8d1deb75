/** Writes a tag's URL to an NFC chip by Web NFC: Chrome on Android, over https. */
const button = document.querySelector('button[data-chip-address]');
const statusLine = document.querySelector('[data-chip-said]');

/** Errors in words for the person with the chip. */
const reasons = {
  AbortError: 'Given up. Nothing was written.',
  NotAllowedError: 'The browser may not use NFC here: allow it in the settings of this page.',
  NotReadableError: 'NFC is off, or the chip was taken away. Switch it on, and try again.',
  NetworkError: 'The chip was taken away too soon, or cannot be written. Try again.',
  NotSupportedError: 'This phone has no NFC, or the chip takes no message.',
};

if (button && statusLine && 'NDEFReader' in window) {
  const label = button.textContent;
  let writing;
  button.hidden = false;

  button.addEventListener('click', async () => {
    if (writing) return writing.abort();
    writing = new AbortController();
    button.textContent = 'Give up';
    statusLine.textContent = 'Hold the chip to the back of the phone. What is on it is replaced.';
    const message = { records: [{ recordType: 'url', data: button.dataset.chipAddress }] };
    try {
      await new NDEFReader().write(message, { signal: writing.signal });
      statusLine.textContent = 'Written. Hold the phone to the chip to try it.';
    } catch ({ name, message: words }) {
      statusLine.textContent = reasons[name] ?? `It could not be written: ${words}`;
    }
    writing = undefined;
    button.textContent = label;
  });
}
