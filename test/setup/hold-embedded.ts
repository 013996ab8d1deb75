/** A process that starts the embedded PostgreSQL of a directory, says so on standard output, and stays until it is killed. */
import { startEmbedded } from '../../src/database/embedded.ts';

const [directory = ''] = process.argv.slice(2);
const { url, pid, reused } = await startEmbedded({ directory, durable: false });
console.log(JSON.stringify({ url, pid, reused }));
setInterval(() => {}, 1_000_000);
