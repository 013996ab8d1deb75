/**
 * `npm run try:container`: docs/deploy's image and Compose file, built and run by Podman as docs/deploy/README.md says.
 *
 * Needs root, Podman, docker-compose and debootstrap. It uses no registry of images: the base images, PostgreSQL's and nginx's are
 * built from Debian's packages (test/deploy/stand-ins), so it only downloads from npm's registry and Debian's mirror. Images and
 * containers are in a separate storage, which is removed at the end. Takes some minutes, at most 45; `--keep` leaves the images for the
 * next run, and `one` or `compose` tries only that part. A fake provider on this machine translates.
 */
import { tryCompose } from './containers/compose.ts';
import { Engine, missing } from './containers/engine.ts';
import { Findings } from './containers/findings.ts';
import { buildImages } from './containers/images.ts';
import { tryOne } from './containers/one.ts';
import { openProvider } from './containers/provider.ts';

const requirements = missing();
if (requirements.length > 0) {
  console.error(`This machine cannot run this trial: ${requirements.join('; ')}.`);
  process.exit(1);
}

const findings = new Findings();
const alone = process.argv.find((each) => each === 'one' || each === 'compose');
const provider = await openProvider();
const engine = new Engine(process.argv.includes('--keep'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => engine.stop(`ended by ${signal}`));
}
try {
  await engine.open();
  await buildImages(engine);
  if (alone !== 'compose') await tryOne(engine, findings, provider.port);
  if (alone !== 'one') await tryCompose(engine, findings, provider.port);
} catch (error) {
  findings.is(false, 'the trial runs to its end', error instanceof Error ? error.message : error);
} finally {
  const left = await engine.close();
  findings.is(left === '', 'no containers are left', left);
  await provider.close();
}
findings.sum();
process.exit(findings.areGood ? 0 : 1);
