/**
 * `npm run healthy`: the readiness of this machine's web process, or with `-- runner` of its runner, as exit code; for the
 * health checks of containers.
 *
 * It is started every few seconds, so it loads none of the service's modules.
 */
import { get } from 'node:http';

// An empty variable counts as absent, as it does for the service.
const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value.trim() !== ''));
const { HOST, PORT = '3000', RUNNER_HOST, RUNNER_PORT = '3001', PUBLIC_URL } = set;
const isRunner = process.argv[2] === 'runner';
const host = reachable(isRunner ? RUNNER_HOST : HOST);
const prefix = PUBLIC_URL && !isRunner ? new URL(PUBLIC_URL).pathname.replace(/\/+$/, '') : '';
const url = `http://${host}:${isRunner ? RUNNER_PORT : PORT}${prefix}/health/ready`;

const asked = get(url, { timeout: 4_000 }, async (answer) => {
  const said = (await answer.setEncoding('utf8').toArray()).join('');
  end(answer.statusCode === 200, `${answer.statusCode} ${said}`);
});
asked.on('timeout', () => end(false, 'no answer within 4 s'));
asked.on('error', ({ message }) => end(false, message));

/** A listener on all interfaces is reachable on loopback. */
function reachable(host) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function end(isHealthy, said) {
  console.log(`${url}: ${said}`);
  process.exit(isHealthy ? 0 : 1);
}
