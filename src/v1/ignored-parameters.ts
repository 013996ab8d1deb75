/** Parameters that are ignored beside others: they are dropped before validation, as unknown ones are. */
import type { RequestHandler } from 'express';
import type { HardwareType } from '../../contracts/primitives.ts';

/** The types of hardware without `major` and `minor`. */
const unnumbered: ReadonlySet<unknown> = new Set<HardwareType>(['nfc', 'qr']);

/** Drops a beacon's numbers where the hardware, whose type has this name, is none, and a lone coordinate. */
export function dropIgnored(parameters: Record<string, unknown>, type: 'type' | 'hardware_type'): void {
  if (unnumbered.has(parameters[type])) {
    delete parameters.major;
    delete parameters.minor;
  }
  if (parameters.lat === undefined || parameters.lon === undefined) {
    delete parameters.lat;
    delete parameters.lon;
  }
}

/** The same for a request whose parameters are read. */
export const dropIgnoredParameters: RequestHandler = ({ method, query, body }, _res, next) => {
  if (method === 'GET' || method === 'HEAD') dropIgnored(query, 'type');
  else dropIgnored(body, 'hardware_type');
  next();
};
