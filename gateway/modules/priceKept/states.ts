import { PriceKeptStatus } from '../../../src/contract/priceKept'
import { stateTable } from '../../lib/stateTable'

const { asked, paying, failed, paid } = PriceKeptStatus

/** The money of a difference, as `pay` tells of its refund. One that the bank cannot send waits for a person, whom the bank may still forestall. */
export const PRICE_KEPT_MOVES = stateTable<PriceKeptStatus, 'send' | 'fail' | 'end'>({
  of: 'price-kept claims',
  states: Object.values(PriceKeptStatus),
  first: asked,
  last: [paid],
  moves: {
    send: { from: [asked, failed], to: paying },
    fail: { from: [asked, paying], to: failed },
    end: { from: [asked, paying, failed], to: paid },
  },
})
