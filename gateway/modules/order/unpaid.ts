import { and, count, eq, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { orderLines, orders } from '../../db/schema'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { sha256 } from '../../kernel/hash'
import { Refusal } from '../../kernel/refusal'
import { addressText, type StoredAddress } from '../address/addressOf'
import type { MallRules } from '../pricing/mallRules'
import type { QuotedLine } from '../settlement/quote'

/** From where and to where an order goes: by it the orders of many members that wait at one place are found. `callerMark` is a keyed hash. */
export const placeMarkOf = (callerMark: string, address: StoredAddress) =>
  sha256([callerMark, address.province.name, address.city.name, addressText(address)].join('\n'))

type Wanted = { memberId: string; placeMark: string; lines: readonly QuotedLine[]; rules: MallRules }

/**
 * Unpaid orders hold pieces that others cannot buy: how many a member, and a place, may have waiting is limited, and how many pieces of a
 * packing and in all they hold. The caller holds the member's row, so that orders made at once count each other.
 */
export async function checkUnpaid(tx: Transaction, { memberId, placeMark, lines, rules }: Wanted): Promise<void> {
  const { unpaidOrders, unpaidOrdersOfPlace, globalMaximumAmount, globalMaximumTotal } = rules
  const waiting = await unpaidWhere(tx, eq(orders.memberId, memberId))
  if (waiting >= unpaidOrders) throw tooMany(`您有 ${waiting} 笔订单还没有付款，请先付款或取消其中一笔，再提交新订单`)
  // Members who order to the same place from the same connection count together.
  await lockUntilCommit(tx, `unpaid orders of ${placeMark}`)
  if ((await unpaidWhere(tx, eq(orders.placeMark, placeMark))) >= unpaidOrdersOfPlace)
    throw tooMany('这个收货地址有多笔订单还没有付款，请先付款或取消，再提交新订单')
  const held = await tx
    .select({ skuCode: orderLines.skuCode, boxes: sql<number>`sum(${orderLines.boxes})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(and(eq(orders.memberId, memberId), eq(orders.status, OrderStatus.toPay)))
    .groupBy(orderLines.skuCode)
  if (held.length === 0) return
  const heldOf = (skuCode: string) => held.find((one) => one.skuCode === skuCode)?.boxes ?? 0
  const wanted = (of: readonly QuotedLine[]) => of.reduce((sum, { boxes }) => sum + boxes, 0)
  for (const { skuCode, goods } of lines) {
    const before = heldOf(skuCode)
    if (before > 0 && before + wanted(lines.filter((line) => line.skuCode === skuCode)) > globalMaximumAmount)
      throw tooMany(`您还没有付款的订单里已有 ${before} ${goods.unit}「${goods.name}」，请先付款或取消那笔订单，再提交新订单`)
  }
  const before = held.reduce((sum, { boxes }) => sum + boxes, 0)
  if (before + wanted(lines) > globalMaximumTotal)
    throw tooMany(`您还没有付款的订单里已有 ${before} 件商品，请先付款或取消其中一笔，再提交新订单`)
}

async function unpaidWhere(tx: Transaction, whose: ReturnType<typeof eq>): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(orders)
    .where(and(whose, eq(orders.status, OrderStatus.toPay)))
  return row?.found ?? 0
}

const tooMany = (message: string) => new Refusal(409, 'UNPAID_ORDERS', message)
