import { type DestinationStream, type Logger, pino } from 'pino';

/** The process' log: JSON lines on standard output. Known secrets are redacted. */
export function createLog(name: string, level: string, destination?: DestinationStream): Logger {
  const secrets = ['password', 'auth_token', 'authorization', 'cookie', 'secret'];
  return pino(
    {
      name,
      level,
      serializers: { err: errorForLog },
      redact: { paths: secrets.flatMap((secret) => [secret, `*.${secret}`]), censor: '[secret]' },
    },
    destination ?? standardOutput(),
  );
}

/**
 * Lines are buffered for a moment: a write for each would cost more than the rest of the logging. While they cannot be
 * written, as on a full disk, they wait up to a size, and further ones are lost.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 12_288, periodicFlush: 500, maxLength: 4_194_304 });
  let isFailing = false;
  output.on('error', () => {
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
  // At the exit it would try again for ever.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}

/** The logged part of an error. PostgreSQL's other fields quote the row that a statement has failed on. */
const loggedFields = ['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'reason'];

function errorForLog(error: Error | string): object {
  if (typeof error === 'string') return { message: error };
  const { nativeError, ...own }: Record<string, unknown> = pino.stdSerializers.err(error);
  const all = { ...(nativeError as object | undefined), ...own };
  return Object.fromEntries(Object.entries(all).filter(([name]) => loggedFields.includes(name)));
}
