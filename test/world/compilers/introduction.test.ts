/** The commands of the introduction to the API work, and their responses are as documented. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { introduction } from '../../../src/generate/introduction.ts';
import { Customer } from '../../../src/model/customer.ts';
import { createDocumentedWorld, type DocumentedWorld } from '../../sdk/documented-world.ts';
import { leaveOut } from '../../setup/left-out.ts';

/** The commands, each with the answer that follows it where one does. */
const commands = [...introduction().matchAll(/^```sh\n(.*?)^```\n(?:\n```json\n(.*?)^```\n)?/gms)].map(
  ([, command = '', answer]) => ({ command, answer }),
);

/** What a value consists of, whatever stands in it. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return value && Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

const hasCurl = !spawnSync('curl', ['--version']).error;
if (!hasCurl) leaveOut('curl', 'the commands of the introduction', 'there is no curl on PATH');

(hasCurl ? describe : describe.skip)('the introduction', () => {
  let world: DocumentedWorld;
  beforeAll(async () => {
    world = await createDocumentedWorld();
    await Customer.add(world.app.db, { email: 'ada@example.com', password: 'correct horse battery staple' });
  });
  afterAll(() => world.end());

  test('contains commands with their responses', () => {
    expect(commands.length).toBeGreaterThanOrEqual(5);
    expect(commands.filter(({ answer }) => answer !== undefined).length).toBeGreaterThanOrEqual(3);
  });

  // One test for all: a reader types them one after the other, and some need what those before them have made.
  test('has commands that succeed in order, with responses of the documented shape', async () => {
    for (const { command, answer } of commands) {
      const { status, body } = await world.run(command);
      const isSuccess = status === 200 || status === 201;
      expect({ command, body, isSuccess }).toEqual({ command, body, isSuccess: true });
      if (answer !== undefined) expect(shapeOf(JSON.parse(body))).toEqual(shapeOf(JSON.parse(answer)));
    }
  });
});

test('the introduction has a sample for each SDK', () => {
  const marks = [...introduction().matchAll(/^```(ts|kotlin|swift)$/gm)].map(([, mark]) => mark);
  expect(marks).toEqual(['ts', 'kotlin', 'swift']);
});
