import type { HardwareType } from '../../contracts/primitives.ts';

/** A hardware item as a client names it. */
export interface HardwareKey {
  type: HardwareType;
  identifier: string;
  /** Of beacons only; ignored for other types. */
  major?: number | undefined;
  minor?: number | undefined;
}
