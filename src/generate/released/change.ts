/** What the comparison of two documents speaks of. */
import type { Document, Part } from './document.ts';

/** An operation as it was released, and as it is now. */
export interface Change {
  was: { document: Document; operation: Part };
  is: { document: Document; operation: Part };
}

/** What breaks clients of an operation. */
export interface Finding {
  /** The part of it: `query parameter lang`, `body place.name`, `answer 200, tags[].id`; '' for all of it. */
  where: string;
  what: string;
}

/** A promise to clients that is not kept. */
export interface Breach extends Finding {
  operationId: string;
  /** `GET /places.json` */
  address: string;
}
