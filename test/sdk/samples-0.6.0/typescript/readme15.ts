import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { allOf } from '@tag-information-service/client';

for await (const place of allOf(client.listPlaces, { limit: 100 })) {
  console.log(place.name);
  if (place.name === 'Main entrance') break;
}
