/** Records of one statement, so that each is short. */
const chunk = 500;

export function* inChunks(ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += chunk) yield ids.slice(start, start + chunk);
}
