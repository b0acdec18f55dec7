import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { PriceKeptStatus } from '../../../src/contract/priceKept'
import { yuan } from '../../../src/lib/money'
import { shopFormat } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { fillNetsOf } from '../order/fillNets'
import { giveBackDifference } from '../order/giveBackDifference'
import { lockOrder } from '../order/lockOrder'
import { ownOrder } from '../order/ownOrder'
import { logged, type Claim } from './move'
import { compareNow, offerOf } from './offer'
import { periodOf, priceKeptDays } from './period'
import { priceKeptClaims } from './schema'

const DIGITS = 8
/** JB, the shop's day and random digits: readable over the phone, not to be guessed from another one. */
const newClaimNumber = (now: Date) => `JB${shopFormat(now, 'YYMMDD')}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`

type Asking = { memberId: string; orderCode: string; lineId: string; expectedAmount: number; now: Date }

const alreadyKept = () => new HttpError(409, 'PRICE_KEPT', '这件商品已经申请过价保，每件商品一次')

/**
 * Asks the difference of a line back, with its order locked: of fifty at once one does. Throws 409 with the order's refusal, PRICE_KEPT,
 * AMOUNT_CHANGED (with the line as it is offered now), or the line's own `why`.
 */
export async function askDifference(tx: Transaction, asking: Asking): Promise<Claim> {
  const { memberId, orderCode, lineId, expectedAmount, now } = asking
  await ownOrder(tx, { memberId, orderCode })
  await lockOrder(tx, orderCode)
  const order = await ownOrder(tx, { memberId, orderCode })
  const { refusal } = periodOf(order, await priceKeptDays(tx), now)
  if (refusal) throw new HttpError(409, refusal.code, refusal.text)
  await fillNetsOf(tx, orderCode)
  const found = await compareNow(tx, { orderCode, lineId, now })
  if (!found) throw notFound('这件商品')
  const before = await tx.$count(priceKeptClaims, eq(priceKeptClaims.lineId, lineId))
  if (before > 0) throw alreadyKept()
  const { quantity, paid, today, difference, pieces, why } = found
  if (difference !== expectedAmount) {
    const line = (await offerOf(tx, order, now)).lines.find((one) => one.lineId === lineId)
    throw new HttpError(409, 'AMOUNT_CHANGED', changedText(difference, why?.text), { details: line })
  }
  if (why || today === null) throw new HttpError(409, why?.code ?? 'NOT_CHEAPER', why?.text ?? '现在没有更便宜')
  return file(tx, asking, { quantity, paid, today, amount: difference, pieces })
}

const changedText = (difference: number, why: string | undefined) =>
  difference > 0 ? `差价现在是 ¥${yuan(difference)}，请核对后再申请` : `现在没有差价可退：${why ?? '没有更便宜'}`

type Difference = { quantity: number; paid: number; today: number; amount: number; pieces: readonly number[] }

async function file(tx: Transaction, { memberId, orderCode, lineId, now }: Asking, { pieces, ...sums }: Difference): Promise<Claim> {
  const own = { id: randomId(), memberId, claimNumber: newClaimNumber(now), orderCode, lineId, status: PriceKeptStatus.asked, askedAt: now }
  const [claim] = await tx
    .insert(priceKeptClaims)
    .values({ ...own, ...sums })
    .onConflictDoNothing({ target: priceKeptClaims.lineId })
    .returning()
  if (!claim) throw alreadyKept()
  const { claimNumber: key } = own
  if (!(await giveBackDifference(tx, { orderCode, lineId, pieces, key, reason: `价保 ${key}`, now }))) throw alreadyKept()
  await logged(tx, { claimId: own.id, status: own.status, dateTime: now })
  return claim
}
