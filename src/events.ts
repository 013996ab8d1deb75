/**
 * Account events in the log: constants, ids and networks, and never a text, a token, a password or an e-mail address.
 */
type EventName =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'password_changed'
  | 'password_link'
  | 'email_changed'
  | 'role_changed'
  | 'suspended'
  | 'let_in_again'
  | 'invited'
  | 'revoked'
  | 'refused';

export interface AccountEvent {
  event: EventName;
  reason?: string | undefined;
  /** The id of the account; by default the signed-in customer's. */
  customer?: number | undefined;
}

/** Logs an event; the actor and the network are known. */
export type LogEvent = (event: AccountEvent) => void;
