/** The bodies of refusals. */
import { z } from 'zod';

export const ErrorCode = z
  .enum(['InvalidRequest', 'UserNotFound', 'LogoutError', 'TooManyRequests', 'ServerError'])
  .meta({
    id: 'ErrorCode',
    description: 'What went wrong, of a closed list. The header `X-Error-Reason` says it more finely.',
    examples: ['InvalidRequest'],
  });
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every error answer. */
export const ErrorBody = z
  .object({
    error: z
      .object({
        message: z.string().meta({ description: 'Human-readable text, in English', examples: ['Tag not found'] }),
        code: ErrorCode,
        values: z
          .array(z.string())
          .optional()
          .meta({
            description: 'Only where values are missing: the names of all missing parameters',
            examples: [['lang', 'text']],
          }),
      })
      .meta({ description: 'What went wrong' }),
  })
  .meta({ id: 'ErrorBody', description: 'The body of every error answer.' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The body of a 422: validation errors by field. */
export const ValidationErrors = z.record(z.string(), z.array(z.string()).min(1)).meta({
  id: 'ValidationErrors',
  description:
    "What is wrong with a record: messages by field. `base` is about the record as a whole. A message is meant to stand behind the field's name.",
  examples: [{ latitude: ['is not a number'] }],
});
export type ValidationErrors = z.infer<typeof ValidationErrors>;
