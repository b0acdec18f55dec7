import {
  AFTERSALES_REFUSAL_NAMES,
  INSPECTION_REFUSAL_NAMES,
  type AftersalesRefusal,
  type InspectionRefusal,
} from '../../../counter/contract/aftersales'
import { RETURN_DAYS } from '../../../src/contract/refund'
import { RefundType } from '../../../src/contract/refundReasons'
import { DAY } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { askMoney, restock } from './money'
import { move } from './move'
import { tellRefund } from './refundMessages'
import { returnAddressOf } from './returnAddress'
import { contentOf, lockedApplication, sealedOf, type Application } from './stored'

type Deciding = { refundNumber: string; staffId: string; now: Date }
type Refusing<Reason> = Deciding & { ring: KeyRing; reason: Reason; words: string }

const movedOn = () => new HttpError(409, 'NOT_WAITING', '这笔退款已有新的进展，请刷新后再办')

function moved(row: Application | undefined): Application {
  if (!row) throw movedOn()
  return row
}

/** Takes an application up, so that its member reads that somebody looks at it. */
export async function take(tx: Transaction, { refundNumber, staffId, now }: Deciding): Promise<void> {
  const row = await lockedApplication(tx, refundNumber)
  const taken = moved(await move(tx, row, { moves: { application: 'take' }, set: { takenBy: staffId }, staffId, now }))
  await tellRefund(tx, taken, 'refundTaken', now)
}

/** Agrees: the goods are awaited within seven days, or the money goes back. Throws 409 NO_RETURN_ADDRESS in a shop that has said none. */
export async function agree(tx: Transaction, { refundNumber, staffId, now }: Deciding): Promise<void> {
  const row = await lockedApplication(tx, refundNumber)
  const set = { decidedBy: staffId, decidedAt: now }
  if (row.type === RefundType.refundOnly) {
    const asked = moved(await askMoney(tx, { row, with: { application: 'agree' }, set, staffId, now }))
    return tellRefund(tx, asked, 'refundAgreed', now)
  }
  if (!(await returnAddressOf(tx))) throw new HttpError(409, 'NO_RETURN_ADDRESS', '商城设置里还没有退货地址，填写后才能同意退货')
  const returnBefore = new Date(now.getTime() + RETURN_DAYS * DAY)
  const moves = { application: 'agree', parcel: 'await' } as const
  const awaited = moved(await move(tx, row, { moves, set: { ...set, returnBefore }, staffId, now }))
  return tellRefund(tx, awaited, 'returnAgreed', now)
}

/** Refuses, with what the member reads; the pieces may be asked for again. */
export async function refuse(tx: Transaction, { ring, refundNumber, staffId, reason, words, now }: Refusing<AftersalesRefusal>) {
  const row = await lockedApplication(tx, refundNumber)
  const refusal = toldAs(reason, AFTERSALES_REFUSAL_NAMES[reason], words)
  const set = { decidedBy: staffId, decidedAt: now, ...sealedOf(ring, row.id, { ...contentOf(ring, row), refusal }) }
  const refused = moved(await move(tx, row, { moves: { application: 'refuse' }, set, ending: 'refused', staffId, now }))
  await tellRefund(tx, refused, 'refundRefused', now)
}

/** The parcel is there and waits for its inspection. */
export async function arrive(tx: Transaction, { refundNumber, staffId, now }: Deciding): Promise<void> {
  const row = await lockedApplication(tx, refundNumber)
  const moves = { parcel: 'arrive', inspection: 'await' } as const
  const arrived = moved(await move(tx, row, { moves, set: { arrivedAt: now }, staffId, now }))
  await tellRefund(tx, arrived, 'returnArrived', now)
}

export async function beginInspection(tx: Transaction, { refundNumber, staffId, now }: Deciding): Promise<void> {
  const row = await lockedApplication(tx, refundNumber)
  moved(await move(tx, row, { moves: { inspection: 'begin' }, set: { inspectedBy: staffId }, staffId, now }))
}

/** What came back passed: its money goes back, and it stands on the shelf again where it may. */
export async function pass(tx: Transaction, { refundNumber, staffId, now }: Deciding): Promise<void> {
  const row = await lockedApplication(tx, refundNumber)
  const asked = moved(await askMoney(tx, { row, with: { inspection: 'pass' }, set: { inspectedBy: staffId }, staffId, now }))
  await restock(tx, row)
  await tellRefund(tx, asked, 'refundAgreed', now)
}

/** It did not: the goods go back to the member, who reads why. */
export async function fail(tx: Transaction, { ring, refundNumber, staffId, reason, words, now }: Refusing<InspectionRefusal>) {
  const row = await lockedApplication(tx, refundNumber)
  const refusal = toldAs(reason, INSPECTION_REFUSAL_NAMES[reason], words)
  const set = { inspectedBy: staffId, ...sealedOf(ring, row.id, { ...contentOf(ring, row), refusal }) }
  const failed = moved(await move(tx, row, { moves: { inspection: 'fail' }, set, ending: 'failed', staffId, now }))
  await tellRefund(tx, failed, 'returnFailed', now)
}

/** The reason as the member reads it, with what was written; of another reason what was written alone. */
function toldAs(reason: string, name: string, words: string): string {
  if (reason === 'other') return words
  return words === '' ? name : `${name}。${words}`
}
