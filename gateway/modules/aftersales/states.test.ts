import { REFUND_STATES, RefundStatus } from '../../../src/contract/refundStates'
import { movedBy, type Moves } from './move'
import { statusCodeOf, type RefundStates } from './states'

/** Every step that a gateway takes, as it takes it; what ends a refund has nothing after it. */
const STEPS: ReadonlyArray<{ moves: Moves; of?: RefundStates['type']; ends?: true }> = [
  { moves: { application: 'take' } },
  { moves: { application: 'refuse' }, ends: true },
  { moves: { application: 'cancel' }, ends: true },
  { moves: { application: 'agree', money: 'ask' }, of: 'refundOnly' },
  { moves: { application: 'agree', money: 'skip' }, of: 'refundOnly', ends: true },
  { moves: { application: 'agree', parcel: 'await' }, of: 'returnAndRefund' },
  { moves: { application: 'lapse' }, of: 'returnAndRefund', ends: true },
  { moves: { parcel: 'send' }, of: 'returnAndRefund' },
  { moves: { parcel: 'arrive', inspection: 'await' }, of: 'returnAndRefund' },
  { moves: { inspection: 'begin' }, of: 'returnAndRefund' },
  { moves: { inspection: 'pass', money: 'ask' }, of: 'returnAndRefund' },
  { moves: { inspection: 'pass', money: 'skip' }, of: 'returnAndRefund', ends: true },
  { moves: { inspection: 'fail' }, of: 'returnAndRefund', ends: true },
  { moves: { money: 'send' } },
  { moves: { money: 'fail' } },
  { moves: { money: 'end' }, ends: true },
]

function reachable(): RefundStates[] {
  const begun = (type: RefundStates['type']): RefundStates => ({
    type,
    application: 'applied',
    parcel: 'none',
    inspection: 'none',
    money: 'none',
  })
  const found = new Map<string, RefundStates>()
  const open = [begun('refundOnly'), begun('returnAndRefund')]
  for (const state of open) {
    const key = JSON.stringify(state)
    if (found.has(key)) continue
    found.set(key, state)
    for (const { moves, of, ends } of STEPS) {
      const next = of === undefined || of === state.type ? movedBy(state, moves) : undefined
      if (!next) continue
      if (ends) found.set(JSON.stringify(next), next)
      else open.push(next)
    }
  }
  return [...found.values()]
}

describe('the codes of a refund', () => {
  it('are one for each combination that can be reached, and all twelve are reached', () => {
    const codes = reachable().map(statusCodeOf)
    expect([...new Set(codes)].sort()).toEqual(Object.values(RefundStatus).sort())
    expect(Object.keys(REFUND_STATES).map(Number).sort()).toEqual([...new Set(codes)].sort())
  })

  it('are none where the machines stand as no move leaves them', () => {
    const broken: RefundStates = { type: 'refundOnly', application: 'agreed', parcel: 'none', inspection: 'none', money: 'none' }
    expect(() => statusCodeOf(broken)).toThrow('has no code')
  })
})
