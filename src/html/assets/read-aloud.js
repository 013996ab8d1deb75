/**
 * Reads a text aloud, if the browser has a voice for its language; otherwise the button stays hidden.
 *
 * Attributes of the button: the text's id (`data-reads`), language tag prefixes of voices, separated by spaces
 * (`data-voices`), the gender (`data-gender`: `m` or `f`), and the label while reading (`data-stop`).
 */
const speech = window.speechSynthesis;
let button;
let text;
let idle;

/** Browsers do not tell a voice's gender, but its name mostly does. */
const names = {
  f: /\bfemale\b|samantha|karen|moira|tessa|zira|jenny|aria|sonia|libby|hazel|katja|hedda|anna|petra|amelie|am\u00e9lie|audrey|denise|hortense|julie|m\u00f3nica|monica|paulina|elvira|helena|alice|elsa|federica|milena|irina|svetlana|kyoko|nanami|haruka|ting-?ting|xiaoxiao|huihui|yuna|sunhi|heami|joana|luciana|francisca|maria|zosia|zuzana|ellen|satu|alva|sara\b/i,
  m: /\bmale\b|daniel|david|mark|guy|ryan|george|alex|fred|stefan|markus|conrad|thomas|paul\b|henri|jorge|juan|diego|pablo|\u00e1lvaro|alvaro|luca|cosimo|diego|pavel|dmitry|yuri|ichiro|otoya|keita|kangkang|yunxi|yunyang|injoon|minsu|antonio|duarte|marek|krzysztof|xander|maarten|frank/i,
};

const isOf = (lang, wanted) => lang === wanted || lang.startsWith(`${wanted}-`);

/** The best available voice: of the language, and if possible of the gender. */
function voice() {
  const wanted = button.dataset.voices.toLowerCase().split(' ');
  // Android writes de_DE.
  const able = speech
    .getVoices()
    .filter(({ lang }) => wanted.some((each) => isOf(lang.toLowerCase().replaceAll('_', '-'), each)));
  return (
    able.find(({ name }) => names[button.dataset.gender].test(name)) ?? able.find((each) => each.default) ?? able[0]
  );
}

let isReading = false;

function show(reading) {
  isReading = reading;
  button.textContent = reading ? button.dataset.stop : idle;
}

function stop() {
  show(false);
  speech.cancel();
}

function read() {
  const chosen = voice();
  if (!chosen) return;
  // Another page's utterances may still be queued.
  speech.cancel();
  show(true);
  // Line by line: some browsers stop in the middle of long utterances.
  const lines = text.textContent.split('\n').filter((line) => line.trim() !== '');
  lines.forEach((line, index) => {
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
    if (index === lines.length - 1) utterance.onend = () => show(false);
    utterance.onerror = () => show(false);
    speech.speak(utterance);
  });
}

function offer() {
  button.hidden = voice() === undefined;
}

/** Finds button and text: the page may have replaced either. */
function take() {
  const found = document.querySelector('button[data-reads]');
  text = found && document.getElementById(found.dataset.reads);
  if (!text) return;
  if (found !== button) {
    button = found;
    idle = button.textContent;
    button.addEventListener('click', () => (isReading ? stop() : read()));
  }
  offer();
}

if (speech && 'SpeechSynthesisUtterance' in window) {
  take();
  document.addEventListener('tag-renewed', () => {
    if (isReading && !text.isConnected) stop();
    take();
  });
  window.addEventListener('pagehide', () => text && stop());
  // Many browsers load their voices only after the first request for them.
  speech.addEventListener?.('voiceschanged', () => text && offer());
}
