/** Who may call an operation: metadata of the contract, read by the service and by the documentation alike. */

/**
 * - `none`: nobody is asked who they are, and a token is ignored;
 * - `optional`: without a token the call is anonymous; a token that is given must be valid;
 * - `required`: only with a valid token;
 * - `credentials`: the parameters themselves are what signs in or out.
 */
export type Access = 'none' | 'optional' | 'required' | 'credentials';

export interface OperationMetadata {
  operationId: string;
  access: Access;
  /** Whether the call takes parameters as a JSON body on GET too, as clients of the original do. */
  legacyBody?: boolean;
}

/** Checks the metadata's form where it is written. */
export const operation = <M extends OperationMetadata>(metadata: M): M => metadata;
