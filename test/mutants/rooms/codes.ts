import type { Room } from '../mutant.ts';

export const codes: Room = {
  name: 'codes',
  tests: ['test/management/qr-files.test.ts'],
  mutants: [
    {
      file: 'src/codes/code-image.ts',
      breaks: 'what is left over of an image stands on two sides of its code',
      from: 'Math.floor((size - scale * modules.size) / 2)',
      to: 'margin * scale',
    },
    {
      file: 'src/codes/code-image.ts',
      breaks: 'an image has no room for all modules of its code',
      from: 'if (scale === 0)',
      to: 'if (scale < 0)',
    },
    {
      file: 'src/codes/code-image.ts',
      breaks: 'a column of eight pixels turns dark with one of them',
      from: '(0x80 >> (x & 7))',
      to: '(0xff >> (x & 7))',
    },
    {
      file: 'src/codes/png.ts',
      breaks: 'an image has wrong checksums',
      from: 'crc32(named)',
      to: 'crc32(data)',
    },
    {
      file: 'src/http/files.ts',
      breaks: 'programs are led to the sign-in page',
      from: "req.accepts(['json', 'html']) === 'html'",
      to: 'true',
    },
    {
      file: 'src/http/field-messages.ts',
      breaks: 'what is wrong with a query is told as of no parameter',
      from: "path: ['query', ...(issue.path ?? [])]",
      to: 'path: issue.path',
    },
    {
      file: 'src/codes/ndef.ts',
      breaks: 'addresses with www. are abbreviated less than they could be',
      from: "['https://www.', 0x02],",
      to: '',
      tests: ['test/management/ndef.test.ts'],
    },
    {
      file: 'src/codes/ndef.ts',
      breaks: 'a long record has a short length',
      from: 'payload.length > 0xff',
      to: 'payload.length > 0xffff',
      tests: ['test/management/ndef.test.ts'],
    },
    {
      file: 'src/codes/ndef.ts',
      breaks: 'a message that fills a chip fits it no more',
      from: 'bytes <= capacity',
      to: 'bytes < capacity',
      tests: ['test/management/ndef.test.ts'],
    },
    {
      file: 'src/codes/tag-ndef.ts',
      breaks: 'each chip names an app',
      from: 'if (hasApp && first)',
      to: 'if (first)',
      tests: ['test/management/ndef.test.ts'],
    },
    {
      file: 'src/http/files.ts',
      breaks: 'caches keep files of customers',
      from: 'keepPrivate(res);',
      to: '',
    },
  ],
};
