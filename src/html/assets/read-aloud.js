/**
 * Reads a text aloud. The button stays hidden if the browser has no voice for the language.
 *
 * Attributes of the button: the text's id (`data-reads`), language tag prefixes of voices, separated by spaces
 * (`data-voices`), the gender (`data-gender`: `m` or `f`), and the label while reading (`data-stop`).
 */
const speech = window.speechSynthesis;
let button;
let text;
/** The label of the button while nothing is read. */
let label;

/** Browsers do not report the gender of a voice, but most names imply it. */
const namePatterns = {
  f: /\bfemale\b|samantha|karen|moira|tessa|zira|jenny|aria|sonia|libby|hazel|katja|hedda|anna|petra|amelie|am\u00e9lie|audrey|denise|hortense|julie|m\u00f3nica|monica|paulina|elvira|helena|alice|elsa|federica|milena|irina|svetlana|kyoko|nanami|haruka|ting-?ting|xiaoxiao|huihui|yuna|sunhi|heami|joana|luciana|francisca|maria|zosia|zuzana|ellen|satu|alva|sara\b/i,
  m: /\bmale\b|daniel|david|mark|guy|ryan|george|alex|fred|stefan|markus|conrad|thomas|paul\b|henri|jorge|juan|diego|pablo|\u00e1lvaro|alvaro|luca|cosimo|diego|pavel|dmitry|yuri|ichiro|otoya|keita|kangkang|yunxi|yunyang|injoon|minsu|antonio|duarte|marek|krzysztof|xander|maarten|frank/i,
};

const hasPrefix = (tag, prefix) => tag === prefix || tag.startsWith(`${prefix}-`);

/** The best available voice: in the language, and if possible of the gender. */
function findVoice() {
  const prefixes = button.dataset.voices.toLowerCase().split(' ');
  // Android writes de_DE.
  const voices = speech
    .getVoices()
    .filter(({ lang }) => prefixes.some((prefix) => hasPrefix(lang.toLowerCase().replaceAll('_', '-'), prefix)));
  const pattern = namePatterns[button.dataset.gender];
  return voices.find(({ name }) => pattern.test(name)) ?? voices.find((voice) => voice.default) ?? voices[0];
}

/** The utterances of the current reading; undefined while nothing is read. */
let utterances;

function setUtterances(value) {
  utterances = value;
  button.textContent = value ? button.dataset.stop : label;
}

function stop() {
  setUtterances(undefined);
  speech.cancel();
}

function read() {
  const voice = findVoice();
  if (!voice) return;
  // Line by line: some browsers stop in the middle of long utterances.
  const lines = text.textContent.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return;
  const reading = lines.map((line) => Object.assign(new SpeechSynthesisUtterance(line), { voice, lang: voice.lang }));
  // A browser reports the end of cancelled utterances late, perhaps during the next reading.
  const end = () => utterances === reading && stop();
  for (const utterance of reading) utterance.onerror = end;
  reading.at(-1).onend = end;
  // Utterances of another page may still be queued.
  speech.cancel();
  setUtterances(reading);
  for (const utterance of reading) speech.speak(utterance);
}

function updateVisibility() {
  button.hidden = findVoice() === undefined;
}

/** Finds the button and the text, since another script may have replaced them. */
function findElements() {
  const found = document.querySelector('button[data-reads]');
  text = found && document.getElementById(found.dataset.reads);
  if (!text) return;
  if (found !== button) {
    button = found;
    label = button.textContent;
    button.addEventListener('click', () => (utterances ? stop() : read()));
  }
  updateVisibility();
}

if (speech && 'SpeechSynthesisUtterance' in window) {
  findElements();
  document.addEventListener('tag-renewed', () => {
    if (utterances && !text.isConnected) stop();
    findElements();
  });
  window.addEventListener('pagehide', () => text && stop());
  // Many browsers load their voices only after the first request for them.
  speech.addEventListener?.('voiceschanged', () => text && updateVisibility());
}
