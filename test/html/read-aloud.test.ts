/** The script that reads a text aloud, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/read-aloud.js', 'utf8');

interface Voice {
  name: string;
  lang: string;
  default?: boolean;
}
interface Utterance {
  text: string;
  voice?: Voice;
  lang?: string;
  onend?: () => void;
  onerror?: () => void;
}

const anna = { name: 'Anna', lang: 'de-DE' };
const markus = { name: 'Google Deutsch male', lang: 'de_DE' };
const daniel = { name: 'Daniel', lang: 'en-GB', default: true };

/** A page with a text and its button, as a browser with these voices shows it. */
function browser({ voices = [] as Voice[], text = 'Eins\n\nZwei', gender = 'm', tags = 'de', canSpeak = true } = {}) {
  const queue: Utterance[] = [];
  const listeners: [string, () => void][] = [];
  const listen = (name: string, listener: () => void) => void listeners.push([name, listener]);
  const button = {
    hidden: true,
    textContent: 'Read aloud',
    dataset: { reads: 'tag-text', voices: tags, gender, stop: 'Stop reading' },
    addEventListener: listen,
  };
  class SpeechSynthesisUtterance {
    text: string;
    constructor(line: string) {
      this.text = line;
    }
  }
  const speechSynthesis = {
    getVoices: () => voices,
    addEventListener: listen,
    speak: (utterance: Utterance) => void queue.push(utterance),
    cancel: () => void queue.splice(0),
  };
  const window = { addEventListener: listen, ...(canSpeak && { speechSynthesis, SpeechSynthesisUtterance }) };
  const page = { text: { textContent: text, isConnected: true } };
  const document = {
    querySelector: () => button,
    getElementById: () => page.text,
    addEventListener: listen,
  };
  runInNewContext(script, { window, document, SpeechSynthesisUtterance });
  const happens = (name: string) => {
    for (const [each, listener] of [...listeners]) if (each === name) listener();
  };
  return { button, queue, voices, happens, page };
}

describe('the button', () => {
  test.each([
    ['speaks the language', { voices: [anna] }, false],
    ['writes it the way Android does', { voices: [markus] }, false],
    ['speaks another language', { voices: [daniel] }, true],
    ['speaks one whose tag begins alike', { voices: [{ name: 'x', lang: 'den-CA' }] }, true],
    ['has no voice', {}, true],
    ['cannot speak', { canSpeak: false }, true],
  ])('is shown or hidden in a browser that %s', (_, options, hidden) => {
    expect(browser(options).button.hidden).toBe(hidden);
  });

  test('appears once the browser has loaded its voices', () => {
    const { button, voices, happens } = browser();
    voices.push(anna);
    happens('voiceschanged');
    expect(button.hidden).toBe(false);
  });
});

describe('reading', () => {
  test.each([
    ['f', anna],
    ['m', markus],
  ])('goes line by line, in a voice of the gender %s', (gender, voice) => {
    const { button, queue, happens } = browser({ voices: [daniel, anna, markus], gender });
    happens('click');
    expect(queue.map(({ text }) => text)).toEqual(['Eins', 'Zwei']);
    expect(queue.map((each) => each.voice)).toEqual([voice, voice]);
    expect(button.textContent).toBe('Stop reading');
    queue[1]?.onend?.();
    expect(button.textContent).toBe('Read aloud');
  });

  test('stops at a second click, and when the page is left', () => {
    for (const end of ['click', 'pagehide']) {
      const { button, queue, happens } = browser({ voices: [anna] });
      happens('click');
      expect(queue).toHaveLength(2);
      happens(end);
      expect([queue.length, button.textContent]).toEqual([0, 'Read aloud']);
    }
  });

  test('stops when the page replaces the text, and then reads the new one', () => {
    const { button, queue, happens, page } = browser({ voices: [anna] });
    happens('click');
    page.text.isConnected = false;
    page.text = { textContent: 'Un', isConnected: true };
    happens('tag-renewed');
    expect([queue.length, button.textContent]).toEqual([0, 'Read aloud']);
    happens('click');
    expect(queue.map(({ text }) => text)).toEqual(['Un']);
  });

  test('continues while the page waits for a translation; single clicks then stop and restart it', () => {
    const { button, queue, happens } = browser({ voices: [anna] });
    happens('click');
    happens('tag-renewed');
    expect([queue.length, button.textContent]).toEqual([2, 'Stop reading']);
    happens('click');
    expect([queue.length, button.textContent]).toEqual([0, 'Read aloud']);
    happens('click');
    expect([queue.length, button.textContent]).toEqual([2, 'Stop reading']);
  });

  test('is not ended by the late end of utterances that were cancelled before it', () => {
    const { button, queue, happens } = browser({ voices: [anna] });
    happens('click');
    const cancelled = [...queue];
    happens('click');
    happens('click');
    for (const { onerror, onend } of cancelled) for (const end of [onerror, onend]) end?.();
    expect([queue.length, button.textContent]).toEqual([2, 'Stop reading']);
  });

  test('stops at a line that fails', () => {
    const { button, queue, happens } = browser({ voices: [anna] });
    happens('click');
    queue[0]?.onerror?.();
    expect([queue.length, button.textContent]).toEqual([0, 'Read aloud']);
  });

  test('uses a voice of the other gender when there is no better one', () => {
    const { queue, happens } = browser({ voices: [anna] });
    happens('click');
    expect(queue[0]?.voice).toBe(anna);
  });
});
