/** Opens the database as `npm start` does, prints the result as JSON, and closes it again. */
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/start/database.ts';
import { OpenResources } from '../../src/start/process-lifecycle.ts';

const [directory = ''] = process.argv.slice(2);
const opened = new OpenResources();
try {
  const { url } = await openDatabase(loadConfig({ DATA_DIR: directory }), opened, () => {});
  console.log(JSON.stringify({ url: url() }));
} catch (error) {
  const { name, message } = error as Error;
  console.log(JSON.stringify({ name, message }));
} finally {
  await opened.close();
}
