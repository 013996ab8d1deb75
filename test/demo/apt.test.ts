import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { installPackages } from '../../src/demo/apt.ts';
import { apertiumPackages } from '../../src/demo/translation.ts';
import { barePath } from '../setup/bare-path.ts';
import { newDataDirectory, removeDataDirectory } from '../setup/data-directory.ts';

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

describe('the packages of Apertium', () => {
  test('are the same as those that .ci/run installs', () => {
    const installed = readFileSync('.ci/run', 'utf8').match(/\bapertium(-[a-z]+)*(?=[ \\\n])/g) ?? [];
    expect([...new Set(installed)].sort()).toEqual([...apertiumPackages].sort());
  });

  /** A machine whose apt-get and sudo are scripts that write down how they were called. */
  function machine(programs: Record<string, string>) {
    const directory = newDataDirectory();
    undo.push(() => removeDataDirectory(directory));
    const bin = barePath(directory);
    for (const [name, script] of Object.entries(programs)) {
      const note = `#!/bin/sh\necho "${name} [$DEBIAN_FRONTEND] $*" >> ${directory}/calls\ncd ${directory}\n`;
      writeFileSync(join(bin, name), note + script, { mode: 0o755 });
    }
    const calls = () => readFileSync(join(directory, 'calls'), 'utf8').trim().split('\n');
    let begun = 0;
    const install = (isRoot = true) =>
      installPackages(['apertium', 'apertium-eng-spa'], {
        environment: { PATH: bin, HOME: directory, DEEPL_API_KEY: 'secret-word' },
        isRoot,
        signal: new AbortController().signal,
        begin: () => {
          begun += 1;
        },
      });
    return { install, calls, begun: () => begun };
  }

  const aptGet = `
    case "$*" in
      --version) ;;
      *--simulate*) [ -e lists ] ;;
      *update*) : > lists ;;
      *) [ -e lists ] || { echo 'E: Unable to locate package apertium' >&2; echo 'more words'; exit 100; } ;;
    esac`;
  const sudo = 'shift\nexec "$@"';

  test('are installed without questions, after an update of the package lists if these are missing', async () => {
    const { install, calls, begun } = machine({ 'apt-get': aptGet });
    await install();
    expect(begun()).toBe(1);
    expect(calls().slice(2)).toEqual([
      expect.stringMatching(/^apt-get \[noninteractive\] .* update -q/),
      expect.stringMatching(/^apt-get \[noninteractive\] .* install -y .* apertium apertium-eng-spa$/),
    ]);
    await install();
    expect(
      calls()
        .slice(4)
        .filter((call) => call.includes(' update ')),
    ).toEqual([]);
    expect(calls()).toHaveLength(7);
  });

  test('are installed by sudo for users other than root', async () => {
    const { install, calls } = machine({ 'apt-get': aptGet, sudo });
    await install(false);
    expect(calls().filter((call) => call.startsWith('sudo'))).toEqual([
      'sudo [] -n true',
      expect.stringContaining('-n env DEBIAN_FRONTEND=noninteractive apt-get'),
      expect.stringContaining('-n env DEBIAN_FRONTEND=noninteractive apt-get'),
    ]);
    expect(calls().at(-1)).toMatch(/^apt-get \[noninteractive\] .* install/);
  });

  test.each([
    ['there is no apt-get', {}, true, 'There is no apt-get on this machine.'],
    ['sudo wants a password', { 'apt-get': aptGet, sudo: 'exit 1' }, false, 'apt-get needs root, or sudo'],
    ['there is no sudo', { 'apt-get': aptGet }, false, 'apt-get needs root, or sudo'],
  ])('are not installed if %s', async (_, programs, isRoot, why) => {
    const { install, begun } = machine(programs);
    await expect(install(isRoot)).rejects.toThrow(why);
    expect(begun()).toBe(0);
  });

  test("a failed installation is reported with apt-get's error", async () => {
    const without = aptGet.replace(': > lists', 'true');
    await expect(machine({ 'apt-get': without }).install()).rejects.toThrow(
      'apt-get could not install it: Unable to locate package apertium',
    );
  });
});
