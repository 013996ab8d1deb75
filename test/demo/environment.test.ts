import { describe, expect, test } from '@jest/globals';
import { demoEnvironment } from '../../src/demo/environment.ts';

describe('the variables of the demo', () => {
  test('keep its data apart and its parts quiet', () => {
    const { environment, config, remarks } = demoEnvironment({ DATA_DIR: '/somewhere' });
    expect(config.dataDir).toBe('/somewhere/demo');
    expect(environment).toMatchObject({ DATA_DIR: '/somewhere/demo', LOG_LEVEL: 'warn' });
    expect(remarks).toEqual([]);
    expect(demoEnvironment({ LOG_LEVEL: 'info' }).config.logLevel).toBe('info');
  });

  test("leave somebody's database and runners aside, and say so", () => {
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

  test('cannot make the curator the admin', () => {
    expect(() => demoEnvironment({ ADMIN_EMAIL: 'Curator@Museum.example' })).toThrow('ADMIN_EMAIL');
  });
});
