/** The bodies of refusals. */
import { z } from 'zod';

export const ErrorCode = z
  .enum(['InvalidRequest', 'UserNotFound', 'LogoutError', 'TooManyRequests', 'ServerError'])
  .meta({
    id: 'ErrorCode',
    description: 'Error code, one of a closed list. The `X-Error-Reason` header is more specific.',
    examples: ['InvalidRequest'],
  });
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every error answer. */
export const ErrorBody = z
  .object({
    error: z
      .object({
        message: z.string().meta({ description: 'Human-readable message, in English', examples: ['Tag not found'] }),
        code: ErrorCode,
        values: z
          .array(z.string())
          .optional()
          .meta({
            description: 'Names of all missing parameters. Only present if parameters are missing',
            examples: [['lang', 'text']],
          }),
      })
      .meta({ description: 'The error' }),
  })
  .meta({ id: 'ErrorBody', description: 'The body of every error response.' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The body of a 422: validation errors by field. */
export const ValidationErrors = z.record(z.string(), z.array(z.string()).min(1)).meta({
  id: 'ValidationErrors',
  description:
    "Validation errors of a record: messages by field. `base` is about the record as a whole. A message is written to follow the field's name.",
  examples: [{ latitude: ['is not a number'] }],
});
export type ValidationErrors = z.infer<typeof ValidationErrors>;
