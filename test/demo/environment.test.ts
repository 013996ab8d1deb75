import { describe, expect, test } from '@jest/globals';
import { demoEnvironment } from '../../src/demo/environment.ts';

describe('the variables of the demo', () => {
  test('set a separate data directory and a quiet log level', () => {
    const { environment, config, remarks } = demoEnvironment({ DATA_DIR: '/somewhere' });
    expect(config.dataDir).toBe('/somewhere/demo');
    expect(environment).toMatchObject({ DATA_DIR: '/somewhere/demo', LOG_LEVEL: 'warn' });
    expect(remarks).toEqual([]);
    expect(demoEnvironment({ LOG_LEVEL: 'info' }).config.logLevel).toBe('info');
  });

  test('ignore DATABASE_URL and RUNNER_URL, with a remark about it', () => {
    const { environment, config, remarks } = demoEnvironment({
      DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1/tags',
      RUNNER_URL: 'http://127.0.0.1:3001',
    });
    expect(environment).not.toHaveProperty('DATABASE_URL');
    expect(environment).not.toHaveProperty('RUNNER_URL');
    expect(config.databaseUrl).toBeUndefined();
    expect(remarks).toEqual([
      expect.stringContaining('the database of DATABASE_URL is left alone'),
      expect.stringContaining('RUNNER_URL'),
    ]);
    expect(remarks.join()).not.toContain('secret-word');
  });

  test("reject the curator's e-mail address as ADMIN_EMAIL", () => {
    expect(() => demoEnvironment({ ADMIN_EMAIL: 'Curator@Museum.example' })).toThrow('ADMIN_EMAIL');
  });
});
