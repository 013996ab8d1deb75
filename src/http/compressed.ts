/** Answers that are sent in fewer bytes to who takes them so. Each encoding has an ETag of its own, since it has bytes of its own. */
import type { Request, Response } from 'express';

/** Whether the answer is to be by gzip, which all browsers take; then its headers say so. Who gets it as it is can share it with all. */
export function isToBeCompressed(req: Request, res: Response): boolean {
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return false;
  res.setHeader('Content-Encoding', 'gzip');
  res.vary('Accept-Encoding');
  return true;
}
