// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

const file = 'src/runner/work/memory.ts';
const remembered = 'src/runner/work/memory-recall.ts';

export const memory: Room = {
  name: 'memory',
  tests: ['test/runner/memory.test.ts', 'test/runner/people.test.ts'],
  mutants: [
    {
      file,
      breaks: 'concurrent jobs for the same text all call a provider',
      from: 'return rows.length > 0;\n}\n\nasync function usedOnce<T>',
      to: 'return true;\n}\n\nasync function usedOnce<T>',
    },
    {
      file,
      breaks: 'a text that another job has just translated is paid for again',
      from: 'return meanwhile ? async () => meanwhile : ask(trx);',
      to: 'return ask(trx);',
    },
    {
      file: remembered,
      breaks: 'translations of a customer’s private memory are used for others',
      from: 'customer_id is not distinct from (case when :isShared then null else ${ownerId} end)',
      to: 'true',
    },
    {
      file: remembered,
      breaks: 'human translations are reused for other customers',
      from: ' and tag.customer_id = ${query.ownerId}',
      to: '',
    },
    {
      file: remembered,
      breaks: 'human translations of an older original are reused',
      from: "and not ${isStale('work', 'source')} ",
      to: '',
    },
    {
      file: remembered,
      breaks: 'the oldest human translation is reused instead of the newest',
      from: "union all ${newestOf('name', query)}) work order by updated_at desc",
      to: "union all ${newestOf('name', query)}) work order by updated_at",
    },
    {
      file: remembered,
      breaks: 'machine translations are preferred to human ones',
      from: 'order by kind is null`',
      to: 'order by kind is not null`',
    },
    {
      file: remembered,
      breaks: 'a human translation that was changed meanwhile is copied',
      from: ' and work.text = :text',
      to: '',
    },
    {
      file: 'src/runner/work/attempt.ts',
      breaks: 'copies do not record their source',
      from: 'if (copied) await',
      to: 'if (false) await',
    },
    {
      file: 'src/runner/queue/translation-requests.ts',
      breaks: 'a failed text is not served although memory has it meanwhile',
      from: "isRemembered && isFailure(decision) ? 'queue'",
      to: "false ? 'queue'",
    },
    {
      file: 'src/runner/queue/translation-requests.ts',
      breaks: 'a lookup starts a job that an admin has cancelled',
      from: " && decision.reason !== 'cancelled'",
      to: '',
    },
    {
      file: remembered,
      breaks: 'translations of a provider that is no longer configured are reused',
      from: 'and provider = any(cast(:providers as text[]))',
      to: '',
    },
    {
      file,
      breaks: 'the claim of a dead runner never expires',
      from: 'where present.until < now() and :takesOver',
      to: 'where :takesOver and false',
    },
    {
      file,
      breaks: 'the claim of a running runner is taken over',
      from: 'where present.until < now() and :takesOver',
      to: 'where :takesOver is not null',
    },
    {
      file: 'src/runner/prune.ts',
      breaks: 'memory forgets texts that are in use',
      from: 'set unused_since = case when is_used then null else now() end',
      to: 'set unused_since = now()',
    },
    {
      file: 'src/runner/prune.ts',
      breaks: 'memory forgets names that are in use',
      from: "or ${originalOf('name_translations'",
      to: "or false and ${originalOf('name_translations'",
    },
  ],
};
