/** A thread for the attacks, so that sending them does not delay the other clients of the test. */
import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';
import { Client } from './client.ts';

const client = new Client(workerData.url, '127.0.0.1');
parentPort?.on('message', async ({ name, token, cookie }: { name: string; token: string; cookie: string }) => {
  const answers = (await attacks[name]?.({ client, token, cookie })) ?? [];
  parentPort?.postMessage(answers.map(({ status }) => status));
});
parentPort?.postMessage(Object.keys(attacks));
