/**
 * `npm run try:container`: docs/deploy's image and Compose file, built and run by Podman as docs/deploy/README.md says.
 *
 * Wants root, Podman, docker-compose and debootstrap. No registry of images is asked: the images to build on, PostgreSQL's and
 * nginx's are made of Debian's packages (test/deploy/stand-ins), and only npm's registry and Debian's mirror are reached. What it
 * makes has a storage of its own, which is gone at the end. Takes some minutes, and at most 45; `--keep` leaves the images for
 * the next run, and `one` or `compose` tries that alone. A provider that stands in translates, on this machine.
 */
import { tryCompose } from './containers/compose.ts';
import { Engine, missing } from './containers/engine.ts';
import { Findings } from './containers/findings.ts';
import { buildImages } from './containers/images.ts';
import { tryOne } from './containers/one.ts';
import { openProvider } from './containers/provider.ts';

const wanting = missing();
if (wanting.length > 0) {
  console.error(`This machine can't try containers: ${wanting.join('; ')}.`);
  process.exit(1);
}

const findings = new Findings();
const alone = process.argv.find((each) => each === 'one' || each === 'compose');
const provider = await openProvider();
const engine = new Engine(process.argv.includes('--keep'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => engine.stop(`it was ended by ${signal}`));
}
try {
  await engine.open();
  await buildImages(engine);
  if (alone !== 'compose') await tryOne(engine, findings, provider.port);
  if (alone !== 'one') await tryCompose(engine, findings, provider.port);
} catch (error) {
  findings.is(false, 'it could be tried to the end', error instanceof Error ? error.message : error);
} finally {
  const left = await engine.close();
  findings.is(left === '', 'nothing is left behind', left);
  await provider.close();
}
findings.sum();
process.exit(findings.areGood ? 0 : 1);
