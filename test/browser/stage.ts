/** The museum on a real web process and runner, for screenshots, with a fake provider that knows its texts. */
import { connect } from '../../src/database/connect.ts';
import { createDatabase } from '../setup/database.ts';
import { startDeployment } from '../setup/deployment.ts';
import { startFakeProvider } from '../setup/fake-provider.ts';
import { setUp, tearDown } from '../setup/test-run.ts';
import { noteFigures } from './exhibited-figures.ts';
import { openExhibition } from './exhibition.ts';

/** The host that is shown in addresses. */
export const host = 'tags.museum.example';

export async function setStage() {
  await setUp();
  const database = await createDatabase();
  const provider = await startFakeProvider();
  const deployment = await startDeployment(database.url, {
    webs: 1,
    runners: 1,
    env: {
      PUBLIC_URL: `http://${host}`,
      MAP_TILES_URL: '',
      TRANSLATION_PROVIDERS: 'azure,deepl',
      AZURE_TRANSLATOR_KEY: 'azure-key',
      AZURE_TRANSLATOR_URL: provider.url,
      DEEPL_API_KEY: 'deepl-key',
      DEEPL_URL: provider.url,
      DEFAULT_LATITUDE: '43.3692',
      DEFAULT_LONGITUDE: '-8.3958',
    },
  });
  const db = connect(database.url, { pool: 2, name: 'pictures' });
  const exhibition = await openExhibition({ db, databaseUrl: database.url });
  await noteFigures(db);
  return {
    /** The actual address on this machine. */
    address: new URL(deployment.webs[0]?.url ?? '').host,
    provider,
    ...exhibition,
    stop: async () => {
      await deployment.stop();
      await provider.close();
      await db.destroy();
      await database.drop();
      await tearDown();
    },
  };
}
