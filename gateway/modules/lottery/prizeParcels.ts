import { and, asc, count, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { lottery, PrizeParcel } from '../../../counter/contract/lottery'
import { CARRIER_NAMES, trackingNumberOf, trackingProblem } from '../../../src/contract/carriers'
import type { Parsed } from '../../../src/contract/endpoint'
import { DAY } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { maskAddress, maskName } from '../../kernel/work/mask'
import { maskedFacts, versionOf } from '../../kernel/work/version'
import type { VersionedChange } from '../../kernel/work/workContext'
import { notify } from '../message/notify'
import { consigneeOf, prizeOf, stateOf, wonRows, type Consignee, type DrawRow, type ParcelRow } from './prizes'
import { CLAIM_DAYS, SEND_DAYS } from './rules'
import { lotteryDraws, lotteryParcels } from './schema'

type Opening = { db: Querying; ring: KeyRing; now: Date }
type Row = Awaited<ReturnType<typeof wonRows>>[number]
type Sent = Parsed<typeof lottery.send>['body']

const isGoods = eq(lotteryDraws.prizeType, 'goods')

/** Goods that are so far. */
function areSo(state: PrizeParcel['state'], now: Date): SQL | undefined {
  const { id, sentAt, receivedAt } = lotteryParcels
  const lapsedBefore = new Date(now.getTime() - CLAIM_DAYS * DAY)
  const rows: Readonly<Record<PrizeParcel['state'], SQL | undefined>> = {
    waiting: and(isNull(id), gt(lotteryDraws.at, lapsedBefore)),
    lapsed: and(isNull(id), lte(lotteryDraws.at, lapsedBefore)),
    toSend: and(isNotNull(id), isNull(sentAt)),
    sent: and(isNotNull(sentAt), isNull(receivedAt)),
    received: isNotNull(receivedAt),
  }
  return and(isGoods, rows[state])
}

/** A page of goods that were won and are so far, the earliest first. */
export async function pageOfParcels(opening: Opening, { page, size, state }: Parsed<typeof lottery.parcels>['query']) {
  const { db, now } = opening
  const wanted = areSo(state, now)
  const [total] = await db
    .select({ hits: count() })
    .from(lotteryDraws)
    .leftJoin(lotteryParcels, eq(lotteryParcels.id, lotteryDraws.drawId))
    .where(wanted)
  const hits = total?.hits ?? 0
  const rows = await wonRows(db)
    .where(wanted)
    .orderBy(asc(lotteryDraws.at), asc(lotteryDraws.drawId))
    .limit(size)
    .offset((page - 1) * size)
  const results: PrizeParcel[] = []
  for (const row of rows) results.push(await viewOf(opening, row))
  return paged(results, { page, size, hits })
}

/** What somebody sends a prize by. */
async function factsIn(db: Querying, { drawId }: DrawRow, parcel: ParcelRow | null, to: Consignee | null) {
  if (!parcel) return { drawId }
  const { carrier, trackingNumber, sentAt, receivedAt, orderCode } = parcel
  return { drawId, to: await maskedFacts(db, to), carrier, trackingNumber, sentAt, receivedAt, orderCode }
}

async function viewOf({ db, ring, now }: Opening, { won, lottery: of, parcel }: Row): Promise<PrizeParcel> {
  const { name, skuCode } = prizeOf(won, of.prizes)
  const state = stateOf(won, parcel, now)
  if (state === 'given') throw new Error(`${won.drawId} is no parcel`)
  const to = parcel && consigneeOf(ring, parcel)
  return {
    ...{ drawId: won.drawId, title: of.title, name, skuCode, wonAt: won.at.toISOString(), state },
    version: versionOf(await factsIn(db, won, parcel, to)),
    sendUntil: parcel && new Date(parcel.addressedAt.getTime() + SEND_DAYS * DAY).toISOString(),
    consignee: to && maskedOf(to),
    orderCode: parcel?.orderCode ?? null,
    carrierName: parcel?.sentAt ? (CARRIER_NAMES[parcel.carrier ?? 0] ?? '快递') : null,
    trackingNumber: parcel?.sentAt ? parcel.trackingNumber : null,
  }
}

/** Province, city and district stay; of the rest four asterisks. */
const maskedOf = ({ consigneeName, consigneePhone, region }: Consignee): PrizeParcel['consignee'] => ({
  name: maskName(consigneeName),
  phone: maskPhone(consigneePhone),
  address: maskAddress({ provinceName: region, cityName: region, addressText: region }),
})

type Sending = { ring: KeyRing; now: Date; drawId: string }

/** A prize is left with a carrier, once, and its winner told. 400 TRACKING_NUMBER beside it; 409 NO_ADDRESS, SENT. */
export function sendParcel(sending: Sending, { carrier, trackingNumber: typed }: Sent): Promise<VersionedChange<PrizeParcel>> {
  const problem = trackingProblem(carrier, typed)
  if (problem !== undefined) throw new HttpError(400, 'TRACKING_NUMBER', problem, { field: 'trackingNumber' })
  const sent = { carrier, trackingNumber: trackingNumberOf(typed) }
  return Promise.resolve({
    record: `prize:${sending.drawId}`,
    standing: async (tx) => {
      const { won, parcel } = await lockedRow(tx, sending.drawId)
      return { facts: await factsIn(tx, won, parcel, parcel && consigneeOf(sending.ring, parcel)) }
    },
    change: async (tx) => {
      await send(tx, sending, sent)
      const answer = await viewOf({ ...sending, db: tx }, await rowOf(tx, sending.drawId))
      return { answer, changes: { carrier: { from: null, to: carrier }, trackingNumber: { from: null, to: sent.trackingNumber } } }
    },
  })
}

async function rowOf(db: Querying, drawId: string): Promise<Row> {
  const [row] = await wonRows(db).where(and(isGoods, eq(lotteryDraws.drawId, drawId)))
  if (!row) throw notFound('这件奖品')
  return row
}

/** Its winner locked, as wherever he writes: he changes no address meanwhile, and only one at the counter sends it. */
async function lockedRow(tx: Transaction, drawId: string): Promise<Row> {
  const { won } = await rowOf(tx, drawId)
  await lockMember(tx, won.memberId)
  return rowOf(tx, drawId)
}

async function send(tx: Transaction, { drawId, now }: Sending, { carrier, trackingNumber }: Sent): Promise<void> {
  const { won, lottery: of, parcel } = await rowOf(tx, drawId)
  if (!parcel) throw new HttpError(409, 'NO_ADDRESS', '中奖人还没有填写收货地址，不能寄出')
  const [sent] = await tx
    .update(lotteryParcels)
    .set({ carrier, trackingNumber, sentAt: now, orderCode: null })
    .where(and(eq(lotteryParcels.id, drawId), isNull(lotteryParcels.sentAt)))
    .returning({ id: lotteryParcels.id })
  if (!sent) throw new HttpError(409, 'SENT', '这件奖品已经寄出')
  const words = { name: prizeOf(won, of.prizes).name, carrier: CARRIER_NAMES[carrier] ?? '快递', trackingNumber }
  await notify(tx, { template: 'prizeSent', memberId: won.memberId, event: drawId, words, at: now })
}
