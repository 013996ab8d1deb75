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
  /** The account's customer id; by default the signed-in one. */
  customer?: number | undefined;
}

/** Tells of an event; who is at work, and from which network, is known. */
export type Tell = (event: AccountEvent) => void;
