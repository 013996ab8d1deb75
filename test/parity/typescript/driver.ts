/** The driver of the TypeScript SDK: reads calls as lines of JSON, calls the SDK's methods and writes the outcomes. */
import { createInterface } from 'node:readline';
import { type Answer, TagInformationClient } from '../../../generated/typescript/dist/index.js';
import type { Call, Outcome } from '../outcome.ts';

type Line = Call & { id: number; baseUrl: string };

/** The property of an answer for each compared header. */
const compared = {
  contentLanguage: 'content-language',
  translationStatus: 'x-translation-status',
  totalCount: 'x-total-count',
} as const;

async function perform({ baseUrl, operation, parameters, body, token }: Line): Promise<Outcome> {
  const client = new TagInformationClient({ baseUrl, token: () => token });
  const method = Reflect.get(client, operation) as (...args: unknown[]) => Promise<Answer>;
  const given = { ...parameters, ...body };
  return outcomeOf(await method(given));
}

function outcomeOf(answer: Answer): Outcome {
  switch (answer.kind) {
    case 'answered': {
      const { status, body } = answer;
      const headers = headersOf(answer.headers as Record<string, string | number>);
      return { status, ...(body !== undefined && { body }), ...(Object.keys(headers).length > 0 && { headers }) };
    }
    case 'refused': {
      const { status, message, code = '', values, errors, reason } = answer;
      if (errors) return { status, errors: errors as Record<string, string[]> };
      return { status, error: { message, code, values: values && [...values] }, ...(reason && { reason }) };
    }
    default:
      throw new Error(`Unexpected answer: ${JSON.stringify(answer)}`);
  }
}

const headersOf = (headers: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compared).flatMap(([key, name]) => (key in headers ? [[name, String(headers[key])]] : [])),
  );

for await (const line of createInterface({ input: process.stdin })) {
  const call: Line = JSON.parse(line);
  console.log(JSON.stringify({ id: call.id, ...(await perform(call)) }));
}
