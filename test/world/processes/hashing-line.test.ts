/** Waiting for the hashing of passwords: in this process, and with the others of the machine. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Line } from '../../../src/model/sign-in/line.ts';
import { MachineTurns, turnsOfMachine } from '../../../src/model/sign-in/machine-turns.ts';
import { eventually } from '../../setup/eventually.ts';

describe('the line', () => {
  /** Work that ends when it is told to, and notes that it began. */
  function held() {
    const begun: string[] = [];
    const gate = Promise.withResolvers<void>();
    const work = (name: string) => async () => {
      begun.push(name);
      await gate.promise;
      return name;
    };
    return { begun, work, open: gate.resolve };
  }

  test('does a few at once, and turns away whom it has no place for', async () => {
    const line = new Line({ atOnce: 2, places: 4 });
    const { begun, work, open } = held();
    const all = [1, 2, 3, 4, 5, 6].map((n) => line.inTurn(`network ${n}`, work(`${n}`)));
    expect(begun).toEqual(['1', '2']);
    const refusal = { reason: 'passwords_busy', retryAfter: expect.any(Number) };
    await expect(line.inTurn('network 7', work('7'))).rejects.toMatchObject(refusal);
    open();
    expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await line.inTurn('network 7', work('again'))).toBe('again');
  });

  test('a network holds at most a quarter of it, and the others have their turns between its', async () => {
    const line = new Line({ atOnce: 1, places: 12 });
    const { begun, work, open } = held();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => line.inTurn(name[0] ?? '', work(name)));
    await expect(line.inTurn('a', work('a5'))).rejects.toMatchObject({ reason: 'passwords_busy' });
    open();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('work that fails hands the turn on', async () => {
    const line = new Line({ atOnce: 1, places: 4 });
    const failing = line.inTurn('a', () => Promise.reject(new Error('no')));
    const next = line.inTurn('b', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});

describe('the turns of a machine', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'machine-turns-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [8, 7],
  ])('of %i cores, passwords have %i', (cores, turns) => {
    expect(turnsOfMachine(cores)).toBe(turns);
  });

  /** Another process, which takes the turn and keeps it. */
  async function holder() {
    const source = pathToFileURL('src/model/sign-in/machine-turns.ts').href;
    const program = `import { MachineTurns } from ${JSON.stringify(source)};
      const turns = new MachineTurns(${JSON.stringify(directory)}, { turns: 1 });
      await turns.inTurn(() => { console.log('mine'); return new Promise((resolve) => setInterval(resolve, 2 ** 30)); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    await eventually('the other process has the turn', () => said.includes('mine'));
    return child;
  }

  test('are shared by its processes, and what is killed gives its turn back', async () => {
    const other = await holder();
    const turns = new MachineTurns(directory, { turns: 1, wait: 60_000 });
    let isDone = false;
    const work = turns.inTurn(async () => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    other.kill('SIGKILL');
    await work;
    const both = await Promise.all(
      [1, 2, 3].map((n) => turns.inTurn(async () => new Promise((resolve) => setImmediate(() => resolve(n))))),
    );
    expect(both).toEqual([1, 2, 3]);
  });

  test('are waited for in vain only once where a process is held with one in hand', async () => {
    const other = await holder();
    other.kill('SIGSTOP');
    const turns = new MachineTurns(directory, { turns: 1, wait: 20 });
    expect(await turns.inTurn(async () => 'all the same')).toBe('all the same');
    const patient = new MachineTurns(directory, { turns: 1, wait: 20 });
    for (let n = 0; n < 100; n += 1) await patient.inTurn(async () => n);
    other.kill('SIGKILL');
  });

  test('are nobody’s business where their directory cannot be used', async () => {
    const turns = new MachineTurns(join(directory, 'not', 'there'), { turns: 1, wait: 60_000 });
    expect(await Promise.all([turns.inTurn(async () => 1), turns.inTurn(async () => 2)])).toEqual([1, 2]);
  });
});
