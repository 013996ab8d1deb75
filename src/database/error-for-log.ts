/** The loggable part of an error: never its details, which quote rows and parameters, and so people's texts. */
export function errorForLog(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  // Knex puts the statement before PostgreSQL's message, without its values.
  return { error: `${error.name}: ${error.message.slice(0, 300)}`, ...(typeof code === 'string' && { code }) };
}
