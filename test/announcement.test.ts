/** What `npm start` prints when the service is ready. */
import { expect, test } from '@jest/globals';
import { announcement } from '../src/start/announcement.ts';

const linesAt = (publicUrl: string) =>
  announcement(
    {
      publicUrl,
      localUrl: 'http://127.0.0.1:3000',
      databaseUrl: '',
      webProcesses: 1,
      connections: 10,
      admin: { email: 'admin@localhost', lockedOut: [] },
      providers: [],
    },
    2000,
  )
    .split('\n')
    .filter((line) => line.includes('PUBLIC_URL'));

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.8.9.1/tags', 'http://[::1]:3000'])(
  'LK5: warns that phones cannot open printed codes with the address %s',
  (publicUrl) => {
    expect(linesAt(publicUrl)).toEqual([
      expect.stringMatching(/^ {2}Printed codes {2}the host of PUBLIC_URL is this machine/),
    ]);
  },
);

test('LK5: gives a hint if the public address is in a private network', () => {
  expect(linesAt('http://192.168.1.7:3000')).toEqual([
    expect.stringMatching(/^ {2}Printed codes {2}PUBLIC_URL is of your own network/),
  ]);
});

test.each(['https://tags.example.com', 'http://localhost.example.com', 'http://128.0.0.1'])(
  'LK5: prints no warning for %s',
  (publicUrl) => {
    expect(linesAt(publicUrl)).toEqual([]);
  },
);
