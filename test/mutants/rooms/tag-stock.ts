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
      breaks: 'customers make tags for others',
      from: "permitted(actor, 'tags', 'mint', wanted)",
      to: 'wanted',
    },
    {
      file: mint,
      breaks: 'tags come into places of others',
      from: 'Place.reachable(trx, actor)',
      to: 'Place.reachable(trx, { ...actor, isAdmin: true })',
    },
    {
      file: mint,
      breaks: "an admin's tags come into a place that is not of their customer",
      from: 'if (place && place.customer_id !== owner)',
      to: 'if (false)',
    },
    {
      file: mint,
      breaks: 'the stock of a customer grows without an end',
      from: 'if (length + count <= mostUnused) return;',
      to: 'return;',
    },
    {
      file: mint,
      breaks: 'two who mint at once count the same room',
      from: '.forNoKeyUpdate().first',
      to: '.first',
    },
    {
      file: fill,
      breaks: 'a text that nobody has seen is replaced',
      from: '(name) => present[name] !== null && !wasShown(version, name, present[name])',
      to: '() => false',
    },
    {
      file: fill,
      breaks: 'the form of a tag that is in use is shown',
      from: 'if (hasContents(contents))',
      to: 'if (false)',
    },
    {
      file: fill,
      breaks: 'what was changed of the tag meanwhile is lost',
      from: '...changedConcurrently(version, present, answers)',
      to: '',
    },
    {
      file: 'src/model/tags/activate-stock-tag.ts',
      breaks: 'who fills a tag and who changes its parent wait for each other',
      from: 'if (given.parent_id) await lockParents(trx);',
      to: '',
    },
    {
      file: 'src/model/tags/activate-stock-tag.ts',
      breaks: 'other line ends make a text another one',
      from: 'withoutSame(original, present.text)',
      to: 'original',
    },
    {
      file: 'src/model/tags/activate-stock-tag.ts',
      breaks: 'a new place belongs to who fills the tag',
      from: '{ id: customer_id, isAdmin: false }',
      to: '{ id: customer_id + 1, isAdmin: false }',
    },
    {
      file: once,
      breaks: 'a form that is sent twice is done twice',
      from: 'if (key === undefined)',
      to: 'if (key)',
    },
    {
      file: once,
      breaks: 'another form under the same key is not done',
      from: "JSON.stringify([person, 'form', content])",
      to: "JSON.stringify([person, 'form', key])",
    },
  ],
};
