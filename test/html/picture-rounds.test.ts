/** The script that sends many pictures in rounds, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/picture-upload.js', 'utf8');

interface File {
  name: string;
  size: number;
}
type Answer = 'found' | 'lost' | 503 | 422 | 'sign in';

/** The form of five pictures, two in a round, and a service that answers so, and then that all is found. */
function open(answers: Answer[] = []) {
  const files = Array.from({ length: 5 }, (_, at): File => ({ name: `${at}`, size: 1 }));
  const listeners: [string, (event: object) => void][] = [];
  const addEventListener = (name: string, listener: (event: object) => void) => void listeners.push([name, listener]);
  const sent: string[][] = [];
  const submitted: string[][] = [];
  const said = { textContent: '', setAttribute() {}, remove() {} };
  const button = { disabled: false };
  const namesOf = (all: File[]) => all.map(({ name }) => name);
  const elements = { found: { value: '' } };
  const form = {
    action: '/pictures/import',
    elements,
    addEventListener,
    append() {},
    querySelectorAll: () => [button],
    submit: () => void submitted.push([elements.found.value, ...namesOf(field.files)]),
  };
  const field = { name: 'pictures', disabled: false, dataset: { most: '2' }, files, form, addEventListener };
  class FormData {
    files: File[] = [];
    delete(): void {}
    append(_: string, file: File): void {
      this.files.push(file);
    }
  }
  class DataTransfer {
    files: File[] = [];
    items = { add: (file: File) => void this.files.push(file) };
  }
  class DOMParser {
    parseFromString(found: string) {
      const why = { textContent: 'Pictures can’t be blank' };
      return {
        querySelector: () => (found === '' ? null : { dataset: { found } }),
        querySelectorAll: (selector: string) => (selector.includes('alert') ? [why] : []),
      };
    }
  }
  const fetch = async (_: string, { body }: { body: FormData }) => {
    const names = namesOf(body.files);
    const answer = answers.shift() ?? 'found';
    sent.push(names);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (answer === 'sign in') return { ok: false, status: 0, type: 'opaqueredirect', text: async () => '' };
    const status = answer === 'found' ? 200 : answer;
    const found = answer === 'found' ? `${elements.found.value}${names.join('')}` : '';
    return { ok: status === 200, status, type: 'basic', text: async () => found };
  };
  const setTimeout = (then: () => void) => queueMicrotask(then);
  const document = { querySelector: () => field, createElement: () => said };
  const loaded: string[] = [];
  const location = { href: '/pictures/import', replace: (address: string) => void loaded.push(address) };
  const window = { addEventListener };
  runInNewContext(script, { document, window, location, FormData, DataTransfer, DOMParser, fetch, setTimeout });
  const happens = async (name: string, event = {}) => {
    for (const [each, listener] of listeners) if (each === name) listener({ preventDefault() {}, ...event });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    sent,
    submitted,
    said,
    button,
    field,
    loaded,
    press: () => happens('submit'),
    choose: () => happens('change'),
    comeBack: () => happens('pageshow', { persisted: true }),
  };
}

const all = [['0123', '4']];

test('sends rounds one after the other, and submits the last one with all pictures found before', async () => {
  const { press, sent, submitted } = open();
  await press();
  expect([sent, submitted]).toEqual([
    [
      ['0', '1'],
      ['2', '3'],
    ],
    all,
  ]);
});

test.each<[string, Answer[]]>([
  ['breaks off', ['lost', 'lost', 'found', 'lost']],
  ['finds the service busy', [503, 'found', 503, 503]],
])('retries a round that %s', async (_, answers) => {
  const { press, submitted } = open(answers);
  await press();
  expect(submitted).toEqual(all);
});

test('reports a round that keeps failing, and resumes there at the next press', async () => {
  const { press, sent, submitted, said, button } = open(['found', ...Array<Answer>(5).fill('lost')]);
  await press();
  expect(submitted).toEqual([]);
  expect(said.textContent).toBe(
    '2 of 5 pictures have been sent. The others could not be. Press the button again to go on from there.',
  );
  expect([button.disabled, sent.length]).toEqual([false, 6]);
  await press();
  expect([submitted, button.disabled]).toEqual([all, true]);
});

test('reports a refused round with the reason, and starts again with other pictures', async () => {
  const { press, choose, field, submitted, said, button } = open(['found', 422]);
  await press();
  expect(said.textContent).toBe('2 of 5 pictures have been sent. Pictures can’t be blank');
  expect([submitted, button.disabled]).toEqual([[], false]);
  field.files = ['7', '8', '9'].map((name) => ({ name, size: 1 }));
  await choose();
  await press();
  expect(submitted).toEqual([['78', '9']]);
});

test('submits the form itself when a round needs a sign-in', async () => {
  const { press, submitted } = open(['sign in']);
  await press();
  expect(submitted).toEqual([['', '0', '1']]);
});

test('the chosen pictures cannot be changed while they are sent', async () => {
  const { press, field, submitted } = open(Array<Answer>(5).fill('lost'));
  const pressed = press();
  expect(field.disabled).toBe(true);
  await pressed;
  expect([field.disabled, submitted]).toEqual([false, []]);
});

test('a form that the back button restores is loaded again after it was sent', async () => {
  const { press, comeBack, loaded } = open();
  await comeBack();
  expect(loaded).toEqual([]);
  await press();
  await comeBack();
  expect(loaded).toEqual(['/pictures/import']);
});
