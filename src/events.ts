/**
 * What happens to accounts, as the log tells it: in words of ours, ids and networks, and never in a text, a token, a password
 * or an e-mail address.
 */
export type EventName =
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
  /** The account that it is about, by id; by default the signed-in customer's. */
  customer?: number | undefined;
}

/** Logs an event; the actor and the network are known. */
export type Tell = (event: AccountEvent) => void;
