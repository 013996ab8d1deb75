/** Longer receive timeouts for the uploads of signed-in people. */
import type { Duplex } from 'node:stream';
import type { Request } from 'express';

const patientWith = new WeakSet<Duplex>();

/** Sets the timeout of a request's body, which then ends the connection. */
export function setBodyTimeout(req: Request, milliseconds: number): void {
  const { socket } = req;
  const late = setTimeout(() => socket.destroy(), milliseconds).unref();
  patientWith.add(socket);
  // On the end of the body, or a disconnect.
  req.once('close', () => {
    clearTimeout(late);
    patientWith.delete(socket);
  });
}

/** Whether the connection is exempt from the usual timeout. */
export const isExemptFromTimeout = (socket: Duplex): boolean => patientWith.has(socket);
