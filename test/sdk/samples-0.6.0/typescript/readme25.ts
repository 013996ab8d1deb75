import { answered, fakeClient, refused, TagIdentifier, type TagInformationService } from '@tag-information-service/client';

async function greeting(service: Pick<TagInformationService, 'showTag'>, id: string): Promise<string> {
  const answer = await service.showTag({ id: TagIdentifier(id), lang: 'fr' });
  return answer.ok ? answer.body.tags[0].translation.text : 'There is no such tag';
}

const fake = fakeClient({
  showTag: ({ id }) =>
    id === '4f0c9a17be52'
      ? answered({ tags: [{ translation: { text: 'Bienvenue', lang: 'fr' } }] })
      : refused(404, 'tag_not_found'),
});
console.log(await greeting(fake, '4f0c9a17be52'));
