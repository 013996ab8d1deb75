import type { Room } from '../mutant.ts';

const mint = 'src/model/tags/mint.ts';
const fill = 'src/management/tags/tag-activation-routes.ts';
const once = 'src/http/idempotent-form.ts';

export const tagStock: Room = {
  name: 'tag-stock',
  tests: ['test/management/mint.test.ts', 'test/pages/mint.test.ts'],
  mutants: [
    {
      file: mint,
      breaks: 'customers can mint tags for others',
      from: "permit(actor, 'tags', 'mint', wanted)",
      to: 'wanted',
    },
    {
      file: mint,
      breaks: 'minted tags are put into places of other customers',
      from: 'Place.reachable(trx, actor)',
      to: 'Place.reachable(trx, { ...actor, isAdmin: true })',
    },
    {
      file: mint,
      breaks: 'an admin can mint tags into a place of another customer',
      from: 'if (place && place.customer_id !== owner)',
      to: 'if (false)',
    },
    {
      file: mint,
      breaks: 'a customer can mint tags without a limit',
      from: 'if (length + count <= maxStockTags) return;',
      to: 'return;',
    },
    {
      file: mint,
      breaks: 'two concurrent mints exceed the limit',
      from: '.forNoKeyUpdate().first',
      to: '.first',
    },
    {
      file: fill,
      breaks: 'the form replaces a text that its user has not seen',
      from: '(name) => present[name] !== null && !wasShown(version, name, present[name])',
      to: '() => false',
    },
    {
      file: fill,
      breaks: 'the form for a new tag is shown for a tag in use',
      from: 'if (hasContents(contents))',
      to: 'if (false)',
    },
    {
      file: fill,
      breaks: 'a concurrent change of the tag is overwritten',
      from: '...concurrentlyChanged(version, present, answers)',
      to: '',
    },
    {
      file: 'src/model/tags/activate-stock-tag.ts',
      breaks: 'filling a tag and changing its parent deadlock',
      from: 'if (given.parent_id) await lockParents(trx);',
      to: '',
    },
    {
      file: 'src/model/tags/activate-stock-tag.ts',
      breaks: 'other line ends count as a change of the text',
      from: 'withoutUnchangedText(original, present.text)',
      to: 'original',
    },
    {
      file: 'src/model/tags/activate-stock-tag.ts',
      breaks: 'a new place belongs to another customer than the tag',
      from: '{ id: customer_id, isAdmin: false }',
      to: '{ id: customer_id + 1, isAdmin: false }',
    },
    {
      file: once,
      breaks: 'a form sent twice is done twice',
      from: 'if (key === undefined)',
      to: 'if (key)',
    },
    {
      file: once,
      breaks: 'another form with the same key is not done',
      from: "JSON.stringify([person, 'form', content])",
      to: "JSON.stringify([person, 'form', key])",
    },
  ],
};
