import type { TagInformationService } from '@tag-information-service/client';
import { answered, fakeClient, refused, TagIdentifier } from '@tag-information-service/client';

/** What an app has of its own, with what it needs of the service. */
export async function greeting(service: Pick<TagInformationService, 'showTag'>, id: string): Promise<string> {
  const answer = await service.showTag({ id: TagIdentifier(id), lang: 'fr,de' });
  if (answer.ok) return answer.body.tags[0].translation.text;
  return answer.kind === 'refused' && answer.reason === 'tag_not_found' ? 'There is no such tag' : 'Try again';
}

const fake = fakeClient({
  showTag: async ({ id }) =>
    id === '4f0c9a17be52'
      ? answered({ tags: [{ translation: { text: 'Bienvenue', lang: 'fr' } }] }, { contentLanguage: 'fr' })
      : refused(404, 'tag_not_found'),
  showMyTags: ({ limit }) => answered({ tags: [{ id: limit === undefined ? 1 : 2 }] as never[] }),
  updatePlace: () => answered(),
  showPlace: () => ({ ok: true, kind: 'unchanged', status: 304 }),
  listPlaces: () => ({ ok: false, kind: 'unreachable', isTimeout: true, cause: 'too slow' }),
});

console.log(await greeting(fake, '4f0c9a17be52'), await greeting(fake, '000000000000'));
console.log((await fake.updatePlace({ id: 3, place: { name: 'Hall' } })).status, (await fake.listPlaces()).kind);
await fake.supportedLanguageCodes().catch(({ message }) => console.log(message));

/** By hand, it is an object with functions. */
export const byHand: Pick<TagInformationService, 'showTag'> = {
  showTag: async () => ({ ok: false, kind: 'unreachable', isTimeout: false, cause: 'no network' }),
};
