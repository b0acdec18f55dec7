import { RefundStatus } from '../../../src/contract/refundStates'
import { RefundType } from '../../../src/contract/refundReasons'
import { stateTable } from '../../lib/stateTable'

export type ApplicationState = 'applied' | 'inReview' | 'agreed' | 'refused' | 'cancelled'
export type ParcelState = 'none' | 'awaited' | 'sent' | 'arrived'
export type InspectionState = 'none' | 'waiting' | 'underWay' | 'passed' | 'failed'
export type MoneyState = 'none' | 'waiting' | 'bank' | 'byHand' | 'done'

/** What a row is: four machines, and whether goods go back. */
export type RefundStates = {
  type: RefundType
  application: ApplicationState
  parcel: ParcelState
  inspection: InspectionState
  money: MoneyState
}

/** The application: who asked, and who decides. */
export const APPLICATION_MOVES = stateTable({
  of: 'refund applications',
  states: ['applied', 'inReview', 'agreed', 'refused', 'cancelled'] satisfies ApplicationState[],
  first: 'applied',
  last: ['refused', 'cancelled'],
  moves: {
    take: { by: 'clerk', from: ['applied'], to: 'inReview' },
    /** It stays so, whatever becomes of parcel and money; only a parcel that is awaited still may never come. */
    agree: { by: 'clerk', from: ['inReview'], to: 'agreed' },
    refuse: { by: 'clerk', from: ['inReview'], to: 'refused' },
    cancel: { by: 'member', from: ['applied', 'inReview', 'agreed'], to: 'cancelled' },
    /** The parcel was not sent in time. */
    lapse: { by: 'clock', from: ['agreed'], to: 'cancelled' },
  },
} as const)

/** The parcel back, of what is returned. */
export const PARCEL_MOVES = stateTable({
  of: 'parcels back',
  states: ['none', 'awaited', 'sent', 'arrived'] satisfies ParcelState[],
  first: 'none',
  last: ['arrived'],
  moves: {
    await: { by: 'clerk', from: ['none'], to: 'awaited' },
    /** Told once more, its number is corrected. */
    send: { by: 'member', from: ['awaited', 'sent'], to: 'sent' },
    arrive: { by: 'warehouse', from: ['sent'], to: 'arrived' },
  },
} as const)

export const INSPECTION_MOVES = stateTable({
  of: 'inspections',
  states: ['none', 'waiting', 'underWay', 'passed', 'failed'] satisfies InspectionState[],
  first: 'none',
  last: ['passed', 'failed'],
  moves: {
    await: { by: 'warehouse', from: ['none'], to: 'waiting' },
    begin: { by: 'warehouse', from: ['waiting'], to: 'underWay' },
    pass: { by: 'warehouse', from: ['underWay'], to: 'passed' },
    fail: { by: 'warehouse', from: ['underWay'], to: 'failed' },
  },
} as const)

/** The money, as `pay` tells of its refund. */
export const MONEY_MOVES = stateTable({
  of: 'money back',
  states: ['none', 'waiting', 'bank', 'byHand', 'done'] satisfies MoneyState[],
  first: 'none',
  last: ['done'],
  moves: {
    ask: { by: 'clerk', from: ['none'], to: 'waiting' },
    /** Nothing was paid for it: nothing goes back. */
    skip: { by: 'clerk', from: ['none'], to: 'done' },
    send: { by: 'bank', from: ['waiting', 'byHand'], to: 'bank' },
    /** The bank cannot: somebody has to. */
    fail: { by: 'bank', from: ['waiting', 'bank'], to: 'byHand' },
    end: { by: 'bank', from: ['waiting', 'bank', 'byHand'], to: 'done' },
  },
} as const)

const {
  applied,
  toRefund,
  returnInReview,
  parcelAwaited,
  parcelSent,
  refundInReview,
  atBank,
  toInspect,
  byHand,
  inspected,
  refunded,
  ended,
} = RefundStatus

const MONEY_CODES: Readonly<Record<MoneyState, RefundStatus | undefined>> = {
  none: undefined,
  waiting: toRefund,
  bank: atBank,
  byHand,
  done: refunded,
}
const INSPECTION_CODES: Readonly<Record<InspectionState, RefundStatus | undefined>> = {
  none: undefined,
  waiting: toInspect,
  underWay: inspected,
  passed: undefined,
  failed: ended,
}
const PARCEL_CODES: Readonly<Record<ParcelState, RefundStatus | undefined>> = {
  none: undefined,
  awaited: parcelAwaited,
  sent: parcelSent,
  arrived: undefined,
}

/** The one code of a row: a view of its four machines, which so never contradicts them. Throws where they stand as no move leaves them. */
export function statusCodeOf({ type, application, parcel, inspection, money }: RefundStates): RefundStatus {
  if (application === 'refused' || application === 'cancelled') return ended
  if (application === 'applied') return applied
  if (application === 'inReview') return type === RefundType.returnAndRefund ? returnInReview : refundInReview
  const code = MONEY_CODES[money] ?? INSPECTION_CODES[inspection] ?? PARCEL_CODES[parcel]
  if (code === undefined) throw new Error(`A refund has no code: ${[type, application, parcel, inspection, money].join(' ')}`)
  return code
}
