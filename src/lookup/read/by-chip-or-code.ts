/** Tags by an NFC chip or a QR code. */
import { createLookup } from './by-key.ts';

export const byChipOrCode = createLookup<{ hardware_type: string; match_key: string }>(
  'tag by chip or code',
  { hardware_type: 'text', match_key: 'text' },
  ({ hardware_type, match_key }) => `not t.hidden and t.id = (
    select h.tag_id from hardwares h
    where h.hardware_type = ${hardware_type} and h.match_key = ${match_key} and h.major is null and h.minor is null)`,
);
