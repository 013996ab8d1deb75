import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { HardwareIdentifier, TagIdentifier } from '@tag-information-service/client';

await client.addHardwareIdToTag({
  id: TagIdentifier('4f0c9a17be52'),
  hardware_type: 'nfc',
  hardware_id: HardwareIdentifier('04:A2:24:5B:6F:80:11'),
});
