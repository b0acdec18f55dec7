import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { PrizeFields } from '../../../counter/contract/lottery'
import type { PrizeState, WonPrize } from '../../../src/contract/lottery'
import { CARRIER_NAMES } from '../../../src/contract/carriers'
import { DAY } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { addressOf } from '../address/addressBook'
import { addressText, type StoredAddress } from '../address/addressText'
import { placeOfPrize } from './outcome'
import { picturesOf } from './pictures'
import { CLAIM_DAYS } from './rules'
import { lotteries, lotteryDraws, lotteryParcels } from './schema'

export type DrawRow = typeof lotteryDraws.$inferSelect
export type ParcelRow = typeof lotteryParcels.$inferSelect

/** To whom a prize goes, as the parcel's label says it; written by `sendTo`, and with an order. */
export type Consignee = { consigneeName: string; consigneePhone: string; region: string; address: string }
export const consigneeOf = (ring: KeyRing, row: ParcelRow) => openContent(ring, lotteryParcels, row) as Consignee

/** By when the winner of goods says where they go. */
export const claimUntil = ({ at }: Pick<DrawRow, 'at'>) => new Date(at.getTime() + CLAIM_DAYS * DAY)

export function stateOf(won: Pick<DrawRow, 'at' | 'prizeType'>, parcel: ParcelRow | null, now: Date): PrizeState {
  if (won.prizeType !== 'goods') return 'given'
  if (!parcel) return claimUntil(won) > now ? 'waiting' : 'lapsed'
  if (parcel.sentAt === null) return 'toSend'
  return parcel.receivedAt === null ? 'sent' : 'received'
}

export const prizeOf = ({ prizeId }: Pick<DrawRow, 'prizeId'>, prizes: readonly PrizeFields[]): PrizeFields => {
  const prize = prizes[placeOfPrize(prizeId)]
  if (!prize) throw new Error(`There is no prize ${prizeId}`)
  return prize
}

const wonBy = (memberId: string) => and(eq(lotteryDraws.memberId, memberId), ne(lotteryDraws.prizeType, 'none'))

/** Draws with their activity, and the parcel where there is one. */
export const wonRows = (db: Querying) =>
  db
    .select({ won: lotteryDraws, lottery: { title: lotteries.title, prizes: lotteries.prizes }, parcel: lotteryParcels })
    .from(lotteryDraws)
    .innerJoin(lotteries, eq(lotteries.activityId, lotteryDraws.activityId))
    .leftJoin(lotteryParcels, eq(lotteryParcels.id, lotteryDraws.drawId))
    .$dynamic()

type Row = { won: DrawRow; lottery: { title: string; prizes: PrizeFields[] }; parcel: ParcelRow | null }
type Asked = { ring: KeyRing; memberId: string; now: Date }

/** A page of what a member won, the newest first. */
export async function prizesOf(db: Querying, { page, size, ...asked }: Asked & { page: number; size: number }) {
  const wanted = wonBy(asked.memberId)
  const [total] = await db.select({ hits: count() }).from(lotteryDraws).where(wanted)
  const rows = await wonRows(db)
    .where(wanted)
    .orderBy(desc(lotteryDraws.at), desc(lotteryDraws.drawId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(await shown(db, rows, asked), { page, size, hits })
}

/** Goods that wait for being told where they go. */
export const countWaiting = async (db: Querying, { memberId, now }: Omit<Asked, 'ring'>): Promise<number> => {
  const waits = and(eq(lotteryDraws.prizeType, 'goods'), gt(lotteryDraws.at, new Date(now.getTime() - CLAIM_DAYS * DAY)))
  const [found] = await db
    .select({ waiting: count() })
    .from(lotteryDraws)
    .leftJoin(lotteryParcels, eq(lotteryParcels.id, lotteryDraws.drawId))
    .where(and(eq(lotteryDraws.memberId, memberId), waits, isNull(lotteryParcels.id)))
  return found?.waiting ?? 0
}

async function shown(db: Querying, rows: readonly Row[], { ring, now }: Omit<Asked, 'memberId'>): Promise<WonPrize[]> {
  const prizes = rows.map(({ won, lottery }) => prizeOf(won, lottery.prizes))
  const pictures = await picturesOf(db, prizes)
  return rows.map(({ won, lottery, parcel }) => {
    const { name, prizeType, skuCode } = prizeOf(won, lottery.prizes)
    const to = parcel && consigneeOf(ring, parcel)
    return {
      ...{ drawId: won.drawId, activityId: won.activityId, title: lottery.title, name, prizeType },
      imageLink: pictures.get(skuCode ?? '') ?? null,
      state: stateOf(won, parcel, now),
      wonAt: won.at.toISOString(),
      claimUntil: prizeType === 'goods' ? claimUntil(won).toISOString() : null,
      address: to && `${to.consigneeName} ${maskPhone(to.consigneePhone)} ${to.region}${to.address}`,
      orderCode: parcel?.orderCode ?? null,
      parcel: sentParcel(parcel),
    }
  })
}

const sentParcel = (parcel: ParcelRow | null): WonPrize['parcel'] =>
  parcel?.sentAt && parcel.carrier !== null && parcel.trackingNumber !== null
    ? {
        carrierName: CARRIER_NAMES[parcel.carrier] ?? '快递',
        trackingNumber: parcel.trackingNumber,
        sentAt: parcel.sentAt.toISOString(),
      }
    : null

type Own = Asked & { drawId: string }

/** A prize of this member; somebody else's is not there. */
async function ownRow(db: Querying, { memberId, drawId }: Own): Promise<Row> {
  const [row] = await wonRows(db).where(and(wonBy(memberId), eq(lotteryDraws.drawId, drawId)))
  if (!row) throw notFound('这件奖品')
  return row
}

export async function onePrize(db: Querying, own: Own): Promise<WonPrize> {
  const [prize] = await shown(db, [await ownRow(db, own)], own)
  if (!prize) throw new Error(`${own.drawId} is there and is not shown`)
  return prize
}

/** An address of the book as a parcel's label says it. */
export const labelOf = (address: StoredAddress): Consignee => ({
  consigneeName: address.consigneeName,
  consigneePhone: address.consigneePhone,
  region: addressText({ ...address, detail: '' }),
  address: address.detail,
})

/** Where goods go, until they are sent: an address of the member's book as it stands now. 409 NO_PARCEL, LAPSED, WITH_ORDER, SENT. */
export async function sendTo(tx: Transaction, own: Own, addressId: string): Promise<void> {
  const { ring, memberId, drawId: id, now } = own
  await lockMember(tx, memberId)
  const { won, parcel } = await ownRow(tx, own)
  const state = stateOf(won, parcel, now)
  if (state === 'given') throw new HttpError(409, 'NO_PARCEL', '这件奖品已经到账，不用寄送')
  if (state === 'lapsed') throw new HttpError(409, 'LAPSED', `中奖后 ${CLAIM_DAYS} 天内没有填写收货地址，奖品已失效`)
  if (state !== 'waiting' && state !== 'toSend') throw sent()
  if (parcel && parcel.orderCode !== null) throw new HttpError(409, 'WITH_ORDER', '奖品随订单寄出，寄到订单的地址')
  const to = labelOf(await addressOf(tx, memberId, addressId))
  const values = { ...sealContent(ring, lotteryParcels, id, to), addressedAt: parcel?.addressedAt ?? now }
  const [written] = await tx
    .insert(lotteryParcels)
    .values({ id, memberId, ...values })
    // The counter may send it at this moment.
    .onConflictDoUpdate({ target: lotteryParcels.id, set: values, setWhere: isNull(lotteryParcels.sentAt) })
    .returning({ id: lotteryParcels.id })
  if (!written) throw sent()
}

const sent = () => new HttpError(409, 'SENT', '奖品已经寄出，不能再改地址')

/** The winner has it. 409 NOT_SENT. */
export async function receive(tx: Transaction, own: Own): Promise<void> {
  const { won, parcel } = await ownRow(tx, own)
  const state = stateOf(won, parcel, own.now)
  if (state !== 'sent' && state !== 'received') throw new HttpError(409, 'NOT_SENT', '奖品还没有寄出')
  const mine = and(eq(lotteryParcels.id, own.drawId), isNull(lotteryParcels.receivedAt))
  await tx.update(lotteryParcels).set({ receivedAt: own.now }).where(mine)
}
