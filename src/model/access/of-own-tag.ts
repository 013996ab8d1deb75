/** Whether a tag is the actor's, as an SQL condition on a column with its id; `:actor` is the actor's id. */
export const isOfOwnTag = (tagId: string) =>
  `exists (select from tags owned where owned.id = ${tagId} and owned.customer_id = :actor)`;
