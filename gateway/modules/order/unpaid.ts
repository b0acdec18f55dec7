import { and, between, eq, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { prepared } from '../../db/prepared'
import { orderLines, orders } from '../purchase/schema'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { addressText, type StoredAddress } from '../address/addressText'
import type { Quote } from '../settlement/quote'

/** Characters of a mark that say which network address an order comes from; as many follow that say where it goes. */
const HALF = 32
const half = (text: string) => sha256(text).slice(0, HALF)

/**
 * Where an order comes from and goes to: finds pending orders of many members at one place, and by its first half those of one network
 * address whatever the room numbers say. `callerHmac` is a keyed hash.
 */
export const placeHashOf = (callerHmac: string, address: StoredAddress) =>
  half(callerHmac) + half([callerHmac, address.province.name, address.city.name, addressText(address)].join('\n'))

type Wanted = { placeHash: string; quoted: Quote }

/**
 * Unpaid orders hold pieces that others cannot buy: how many a member, and a place, may have waiting is limited, and how many pieces of a
 * packing and in all they hold. The caller holds the member's row, so that orders made at once count each other.
 */
export async function checkUnpaid(tx: Transaction, { placeHash, quoted }: Wanted): Promise<void> {
  const { lines, unpaid } = quoted
  const { unpaidOrders, globalMaximumAmount, globalMaximumTotal } = quoted.rules
  const waiting = new Set(unpaid.map(({ orderCode }) => orderCode)).size
  if (waiting >= unpaidOrders) throw tooMany(`您有 ${waiting} 笔订单还没有付款，请先付款或取消其中一笔，再提交新订单`)
  await checkPlace(tx, { placeHash, quoted })
  if (unpaid.length === 0) return
  for (const { skuCode, goods } of lines) {
    const isSame = (line: { skuCode: string }) => line.skuCode === skuCode
    const before = boxesOf(unpaid.filter(isSame))
    if (before > 0 && before + boxesOf(lines.filter(isSame)) > globalMaximumAmount)
      throw tooMany(`您还没有付款的订单里已有 ${before} ${goods.unit}「${goods.name}」，请先付款或取消那笔订单，再提交新订单`)
  }
  const before = boxesOf(unpaid)
  if (before + boxesOf(lines) > globalMaximumTotal)
    throw tooMany(`您还没有付款的订单里已有 ${before} 盒（瓶、袋同样计算），请先付款或取消其中一笔，再提交新订单`)
}

const unpaidOfNetwork = prepared((db) =>
  db
    .select({
      ofPlace: sql<number>`(count(distinct ${orders.orderCode}) filter (where ${orders.placeHash} = ${sql.placeholder('placeHash')}))::int`,
      boxes: sql<number>`coalesce(sum(${orderLines.boxes}), 0)::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(and(between(orders.placeHash, sql.placeholder('first'), sql.placeholder('last')), eq(orders.status, OrderStatus.toPay)))
    .prepare(''),
)

/** Members who order to the same place from the same connection count together, and what all of one connection hold. */
async function checkPlace(tx: Transaction, { placeHash, quoted: { lines, rules } }: Wanted) {
  const network = placeHash.slice(0, HALF)
  // Whoever orders to one place comes from one connection.
  await lockUntilCommit(tx, `unpaid orders of ${network}`)
  const range = { first: network.padEnd(2 * HALF, '0'), last: network.padEnd(2 * HALF, 'f') }
  const [held] = await unpaidOfNetwork(tx).execute({ placeHash, ...range })
  const { ofPlace = 0, boxes = 0 } = held ?? {}
  if (ofPlace >= rules.unpaidOrdersOfPlace) throw tooMany('这个收货地址有多笔订单还没有付款，请先付款或取消，再提交新订单')
  if (boxes + boxesOf(lines) > rules.unpaidPiecesOfNetwork)
    throw tooMany('您所在的网络有很多订单还没有付款，请先付款，或换一个网络、稍后再提交')
}

const boxesOf = (of: ReadonlyArray<{ boxes: number }>) => of.reduce((sum, { boxes }) => sum + boxes, 0)

const tooMany = (message: string) => new HttpError(409, 'UNPAID_ORDERS', message)
