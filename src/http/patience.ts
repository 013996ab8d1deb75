/** Requests that may take longer to come than all others: uploads of signed-in people. */
import type { Duplex } from 'node:stream';
import type { Request } from 'express';

const patientWith = new WeakSet<Duplex>();

/** Gives a request so many milliseconds; then its connection ends. */
export function receivePatiently(req: Request, milliseconds: number): void {
  const { socket } = req;
  const late = setTimeout(() => socket.destroy(), milliseconds).unref();
  patientWith.add(socket);
  // The whole body has come, or its sender has gone.
  req.once('close', () => {
    clearTimeout(late);
    patientWith.delete(socket);
  });
}

/** Whether the usual time limit does not hold for what a connection sends. */
export const isPatientWith = (socket: Duplex): boolean => patientWith.has(socket);
