/** The published documents and the documentation page. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { docsPage, redocly } from '../../../src/generate/docs-page.ts';
import { openApiDocument as document } from '../../setup/openapi-schemas.ts';

const page = readFileSync('generated/docs/index.html', 'utf8');

describe('the published documents', () => {
  /** What redocly finds in a document by our rules. */
  const lint = (file: string) => {
    const { stdout } = spawnSync(
      process.execPath,
      [redocly.program, 'lint', file, '--config', redocly.settings, '--format', 'json'],
      { env: { ...process.env, ...redocly.environment }, encoding: 'utf8' },
    );
    return JSON.parse(stdout) as { totals: object; problems: { ruleId: string; message: string }[] };
  };

  test.each(['generated/openapi.json', 'generated/openapi-3.0.json'])(
    '%s passes all rules without a warning',
    (file) => {
      const { totals, problems } = lint(file);
      expect(problems).toEqual([]);
      expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
    },
  );

  test('the lint rules report faults', () => {
    const directory = mkdtempSync(join(tmpdir(), 'openapi-'));
    try {
      const faulty = structuredClone(document);
      delete faulty.paths['/api/v1/tags/show'].get.description;
      faulty.paths['/api/v1/tags/show'].get.parameters[0].example = 'not an identifier';
      writeFileSync(join(directory, 'openapi.json'), JSON.stringify(faulty));
      const found = lint(join(directory, 'openapi.json')).problems.map(({ ruleId }) => ruleId);
      expect(found.sort()).toEqual(['no-invalid-parameter-examples', 'operation-description']);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test('the page is up to date with the contract and the introduction', async () => {
    expect((await docsPage()) === page).toBe(true);
  });

  test('the page has sections for the API, the printed addresses and the management', () => {
    const [, sections = ''] = /"x-tagGroups":(\[.*?\}\])/.exec(page) ?? [];
    const groups: { name: string; tags: string[] }[] = JSON.parse(sections);
    expect(groups.map(({ name }) => name)).toEqual(['API', 'Printed addresses', 'Management']);
    const names = document.tags.map(({ name }: { name: string }) => name);
    expect(groups.flatMap(({ tags }) => tags).sort()).toEqual(names);
  });

  test('the page loads nothing from other servers', () => {
    // What stands in scripts is code, which mentions much that it does not do.
    const markup = page.replaceAll(/(<script\b[^>]*>).*?(?=<\/script>)/gs, '$1');
    expect(markup.match(/<(script|link|img|iframe|object|embed|source)\b[^>]*\b(src|href)\s*=.*/g)).toBeNull();
    expect(markup.match(/@import.*|url\(\s*["']?https?:.*/g)).toBeNull();
    expect(page.match(/(cdn|otel)[\w.]*\.redoc\w*/g)).toBeNull();
    expect(page.includes('"disableTelemetry":true')).toBe(true);
  });
});
