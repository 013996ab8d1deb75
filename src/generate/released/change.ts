/** The types of the comparison. */
import type { Document, Part } from './document.ts';

/** An operation as released, and as it is now. */
export interface Change {
  was: { document: Document; operation: Part };
  is: { document: Document; operation: Part };
}

/** A breaking change of an operation. */
export interface BreakingChange {
  /** The part of it: `query parameter lang`, `body place.name`, `answer 200, tags[].id`; '' for all of it. */
  where: string;
  what: string;
}

/** A broken promise to clients. */
export interface Breach extends BreakingChange {
  operationId: string;
  /** `GET /places.json` */
  address: string;
}
