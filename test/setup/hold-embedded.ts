/** Starts the embedded PostgreSQL of a directory, reports that on standard output, and runs until it is killed. */
import { startEmbedded } from '../../src/database/embedded.ts';

const [directory = ''] = process.argv.slice(2);
const { url, pid, reused } = await startEmbedded({ directory, durable: false });
console.log(JSON.stringify({ url, pid, reused }));
setInterval(() => {}, 1_000_000);
