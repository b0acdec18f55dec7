import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { OrderPrize } from '../../../src/contract/settlement'
import { GiftType } from '../../../src/contract/product'
import { DAY } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { packings } from '../catalogue/schema'
import type { Mark } from '../catalogue/types'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { sealContent } from '../../kernel/sealedContent'
import { parcels, type OrderGift } from '../purchase/schema'
import { picturesOf } from './pictures'
import { claimUntil, prizeOf, wonRows, type Consignee } from './prizes'
import { CLAIM_DAYS } from './rules'
import { lotteryDraws, lotteryParcels } from './schema'

type Waiting = { memberId: string; now: Date }

/** Goods that a member won and of which he has not said where they go: they may go with an order, which costs him nothing. */
export async function prizesWaiting(db: Querying, { memberId, now }: Waiting): Promise<Array<OrderPrize & { skuCode: string }>> {
  const since = new Date(now.getTime() - CLAIM_DAYS * DAY)
  const rows = await wonRows(db)
    .where(
      and(eq(lotteryDraws.memberId, memberId), eq(lotteryDraws.prizeType, 'goods'), gt(lotteryDraws.at, since), isNull(lotteryParcels.id)),
    )
    .orderBy(asc(lotteryDraws.at), asc(lotteryDraws.drawId))
  if (rows.length === 0) return []
  const won = rows.map((row) => ({ won: row.won, prize: prizeOf(row.won, row.lottery.prizes) }))
  const prizes = won.map(({ prize }) => prize)
  const pictures = await picturesOf(db, prizes)
  const codes = prizes.flatMap(({ skuCode }) => skuCode ?? [])
  const found = await db
    .select({ skuCode: packings.skuCode, specification: packings.specification })
    .from(packings)
    .where(inArray(packings.skuCode, codes))
  return won.flatMap(({ won: draw, prize: { name, skuCode } }) => {
    const packing = found.find((one) => one.skuCode === skuCode)
    const productImageUrl = pictures.get(skuCode ?? '')
    if (!packing || skuCode === null || productImageUrl === undefined) return []
    const { specification } = packing
    return [{ drawId: draw.drawId, skuCode, name, specification, productImageUrl, claimUntil: claimUntil(draw).toISOString() }]
  })
}

/** The same as gifts that may come along: the cart says that they can. */
export const prizeGifts = async (db: Querying, waiting: Waiting) => (await prizesWaiting(db, waiting)).map(giftOf)

const giftOf = ({ skuCode, name, specification, productImageUrl }: OrderPrize & { skuCode: string }): OrderGift => ({
  ...{ type: GiftType.prize, skuCode, name, specification, quantity: 1, productImageUrl },
})

/** Prizes come along with goods: not with prescription drugs alone (LAW-AND-PRIVACY, D11). */
export const takesPrizes = (lines: ReadonlyArray<{ goods: { mark: Mark } }>): boolean => lines.some(({ goods }) => goods.mark !== 'rx')

type Joining = { ring: KeyRing | undefined; memberId: string; drawIds: readonly string[]; orderCode: string; to: Consignee; now: Date }

/** Sends prizes with an order that is being made; answers them as its gifts. 409 PRIZE_GONE where one does not wait (any more). */
export async function joinOrder(tx: Transaction, { ring, memberId, drawIds, orderCode, to, now }: Joining) {
  if (drawIds.length === 0) return []
  if (!ring) throw new Error('Prizes are sent with the keys of the shop')
  await lockMember(tx, memberId)
  const waiting = await prizesWaiting(tx, { memberId, now })
  const gifts: OrderGift[] = []
  for (const drawId of new Set(drawIds)) {
    const prize = waiting.find((one) => one.drawId === drawId)
    if (!prize) throw new HttpError(409, 'PRIZE_GONE', '选择的奖品已经寄出或已过期，请核对后再提交', { field: 'prizes' })
    await tx
      .insert(lotteryParcels)
      .values({ id: drawId, memberId, orderCode, ...sealContent(ring, lotteryParcels, drawId, to), addressedAt: now })
    gifts.push(giftOf(prize))
  }
  return gifts
}

const ofOrder = (orderCode: string) => and(eq(lotteryParcels.orderCode, orderCode), isNull(lotteryParcels.sentAt))

/** The parcel of an order was collected: the prizes in it are on their way with it. */
export async function prizesShipped(tx: Transaction, orderCode: string, at: Date): Promise<void> {
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.orderCode, orderCode))
  if (!parcel) return
  const { carrier, trackingNumber } = parcel
  await tx.update(lotteryParcels).set({ carrier, trackingNumber, sentAt: at }).where(ofOrder(orderCode))
}

/** The order was received, and the prizes with it. */
export const prizesReceived = (tx: Transaction, orderCode: string, at: Date) =>
  tx
    .update(lotteryParcels)
    .set({ receivedAt: at })
    .where(and(eq(lotteryParcels.orderCode, orderCode), isNull(lotteryParcels.receivedAt)))

/** The order was cancelled: its prizes are sent by themselves, to where it would have gone. */
export const prizesLeft = (tx: Transaction, orderCode: string) =>
  tx.update(lotteryParcels).set({ orderCode: null }).where(ofOrder(orderCode))
