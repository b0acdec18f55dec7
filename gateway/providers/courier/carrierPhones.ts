import { Carrier } from '../../../src/contract/carriers'

/** The carriers' own service numbers, by code. */
export const CARRIER_PHONES: Readonly<Record<number, string>> = {
  [Carrier.ems]: '11183',
  [Carrier.sf]: '95338',
  [Carrier.yto]: '95554',
  [Carrier.zto]: '95311',
  [Carrier.yunda]: '95546',
}
