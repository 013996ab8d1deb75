/** The units of docs/deploy, verified by systemd itself. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { leaveOut } from '../../setup/left-out.ts';

const from = 'docs/deploy/systemd';
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) leaveOut('systemd', 'the units of docs/deploy', 'there is no systemd-analyze');

/** What it says of the units, after a change of their text. */
function verified(change = (text: string) => text): string {
  const directory = mkdtempSync(join(tmpdir(), 'tag-units-'));
  try {
    const names = readdirSync(from);
    for (const name of names) {
      // Where npm and find are is the machine's business.
      const text = readFileSync(join(from, name), 'utf8').replace(/\/usr\/bin\/(npm|find)\b/g, process.execPath);
      writeFileSync(join(directory, name), change(text));
    }
    const paths = names.map((name) => join(directory, name.replace('@.', '@3000.')));
    for (const name of names.filter((each) => each.includes('@.')))
      writeFileSync(join(directory, name.replace('@.', '@3000.')), readFileSync(join(directory, name)));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    return status === 0 ? stderr : `${status}: ${stderr}`;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

(hasSystemd ? describe : describe.skip)('the units', () => {
  test('pass systemd-analyze verify', () => {
    expect(verified()).toBe('');
  });

  test('would not pass with an unknown setting', () => {
    expect(verified((text) => text.replace('ProtectHome=', 'ProtectHouse='))).toContain('ProtectHouse');
  });
});
