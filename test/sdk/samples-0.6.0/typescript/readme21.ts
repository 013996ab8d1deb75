import { BundleStore, UnusableBundle } from '@tag-information-service/client';

const before = new BundleStore();
const file = new Blob([...before.save()]);
const after = new BundleStore();
try {
  await after.restore(file.stream());
} catch (error) {
  if (!(error instanceof UnusableBundle)) throw error;
  console.log('it starts empty, and fetches everything');
}
