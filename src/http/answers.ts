/** Answers by their meaning, so that handlers name no numbers. */
export const ok = <B>(body: B) => ({ status: 200 as const, body });

/** Done, and nothing to say. */
export const done = () => ({ status: 204 as const, body: undefined });
