/** Writes a tag's URL to an NFC chip by Web NFC: Chrome on Android, over https. */
const button = document.querySelector('button[data-chip-address]');
const statusLine = document.querySelector('[data-chip-said]');

/** Messages for errors, by their names in Web NFC. */
const errorMessages = {
  AbortError: 'Given up. Nothing was written.',
  NotAllowedError: 'The browser may not use NFC here: allow it in the settings of this page.',
  NotReadableError: 'NFC is off, or the chip was taken away. Switch it on, and try again.',
  NetworkError: 'The chip was taken away too soon, or cannot be written. Try again.',
  NotSupportedError: 'This phone has no NFC, or the chip takes no message.',
};

if (button && statusLine && 'NDEFReader' in window) {
  const label = button.textContent;
  /** Cancels the write that is under way; undefined between writes. */
  let controller;
  button.hidden = false;

  button.addEventListener('click', async () => {
    if (controller) return controller.abort();
    controller = new AbortController();
    button.textContent = 'Give up';
    statusLine.textContent = 'Hold the chip to the back of the phone. What is on it is replaced.';
    const content = { records: [{ recordType: 'url', data: button.dataset.chipAddress }] };
    try {
      await new NDEFReader().write(content, { signal: controller.signal });
      statusLine.textContent = 'Written. Hold the phone to the chip to try it.';
    } catch ({ name, message }) {
      statusLine.textContent = errorMessages[name] ?? `It could not be written: ${message}`;
    }
    controller = undefined;
    button.textContent = label;
  });
}
