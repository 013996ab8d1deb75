// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const file = 'src/runner/work/memory.ts';
const remembered = 'src/runner/work/remembered.ts';

export const memory: Room = {
  name: 'memory',
  tests: ['test/runner/memory.test.ts', 'test/runner/people.test.ts'],
  mutants: [
    {
      file,
      breaks: 'whoever asks does not wait for who asks for the same',
      from: 'return rows.length > 0;\n}\n\nasync function usedOnce<T>',
      to: 'return true;\n}\n\nasync function usedOnce<T>',
    },
    {
      file,
      breaks: 'what another has made meanwhile is paid for again',
      from: 'return meanwhile ? async () => meanwhile : ask(trx);',
      to: 'return ask(trx);',
    },
    {
      file: remembered,
      breaks: 'what is each customer’s own serves others',
      from: 'customer_id is not distinct from (case when :isShared then null else ${ownerId} end)',
      to: 'true',
    },
    {
      file: remembered,
      breaks: 'a person’s work serves other customers',
      from: ' and tag.customer_id = ${query.ownerId}',
      to: '',
    },
    {
      file: remembered,
      breaks: 'a person’s work on an older original is taken over',
      from: "and not ${isStale('work', 'source')} ",
      to: '',
    },
    {
      file: remembered,
      breaks: 'the oldest of people’s work is taken over',
      from: "union all ${newestOf('name', query)}) work order by updated_at desc",
      to: "union all ${newestOf('name', query)}) work order by updated_at",
    },
    {
      file: remembered,
      breaks: 'providers go before people',
      from: 'order by kind is null`',
      to: 'order by kind is not null`',
    },
    {
      file: remembered,
      breaks: 'a person’s work is stored though it was changed meanwhile',
      from: ' and work.text = :text',
      to: '',
    },
    {
      file: 'src/runner/work/attempt.ts',
      breaks: 'nobody knows of a copy where it came from',
      from: 'if (copied) await',
      to: 'if (false) await',
    },
    {
      file: 'src/runner/queue/translation-requests.ts',
      breaks: 'what failed is not served though it was made elsewhere meanwhile',
      from: "isRemembered && isFailure(decision) ? 'queue'",
      to: "false ? 'queue'",
    },
    {
      file: 'src/runner/queue/translation-requests.ts',
      breaks: 'what an admin cancelled is made again by a reading',
      from: " && decision.reason !== 'cancelled'",
      to: '',
    },
    {
      file: remembered,
      breaks: 'what a provider made that is not configured any more is used',
      from: 'and provider = any(cast(:providers as text[]))',
      to: '',
    },
    {
      file,
      breaks: 'the claim of a dead runner stays',
      from: 'where present.until < now() and :takesOver',
      to: 'where :takesOver and false',
    },
    {
      file,
      breaks: 'the claim of a living runner is taken away',
      from: 'where present.until < now() and :takesOver',
      to: 'where :takesOver is not null',
    },
    {
      file: 'src/runner/prune.ts',
      breaks: 'what somebody still has is forgotten, too',
      from: 'set unused_since = case when is_used then null else now() end',
      to: 'set unused_since = now()',
    },
    {
      file: 'src/runner/prune.ts',
      breaks: 'only texts keep what is remembered, not names',
      from: "or ${originalOf('name_translations'",
      to: "or false and ${originalOf('name_translations'",
    },
  ],
};
