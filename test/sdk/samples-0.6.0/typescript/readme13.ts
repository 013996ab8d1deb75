import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { newUuid } from '@tag-information-service/client';

const answer = await client.createTag({ lang: 'en', text: 'Welcome', purchase_id: newUuid() });
if (answer.ok) {
  console.log(answer.status, answer.body.tags[0].tag_identifier, answer.headers.requestId);
} else if (answer.kind === 'refused') {
  if (answer.reason === 'unknown_token') console.log('Sign in again');
  else console.log(answer.status, answer.message, answer.requestId);
} else if (answer.kind === 'unreachable') {
  console.log(answer.isTimeout ? 'took too long' : 'offline', answer.cause);
} else {
  console.log(answer.status, answer.text);
}
