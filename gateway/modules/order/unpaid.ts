import { and, count, eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { orders } from '../../db/schema'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { sha256 } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import { addressText, type StoredAddress } from '../address/addressText'
import type { Quote } from '../settlement/quote'

/** Where an order comes from and goes to: finds pending orders of many members at one place. `callerHmac` is a keyed hash. */
export const placeHashOf = (callerHmac: string, address: StoredAddress) =>
  sha256([callerHmac, address.province.name, address.city.name, addressText(address)].join('\n'))

type Wanted = { placeHash: string; quoted: Quote }

/**
 * Unpaid orders hold pieces that others cannot buy: how many a member, and a place, may have waiting is limited, and how many pieces of a
 * packing and in all they hold. The caller holds the member's row, so that orders made at once count each other.
 */
export async function checkUnpaid(tx: Transaction, { placeHash, quoted }: Wanted): Promise<void> {
  const { lines, unpaid } = quoted
  const { unpaidOrders, unpaidOrdersOfPlace, globalMaximumAmount, globalMaximumTotal } = quoted.rules
  const waiting = new Set(unpaid.map(({ orderCode }) => orderCode)).size
  if (waiting >= unpaidOrders) throw tooMany(`您有 ${waiting} 笔订单还没有付款，请先付款或取消其中一笔，再提交新订单`)
  // Members who order to the same place from the same connection count together.
  await lockUntilCommit(tx, `unpaid orders of ${placeHash}`)
  if ((await unpaidAt(tx, placeHash)) >= unpaidOrdersOfPlace)
    throw tooMany('这个收货地址有多笔订单还没有付款，请先付款或取消，再提交新订单')
  if (unpaid.length === 0) return
  const boxesOf = (of: ReadonlyArray<{ boxes: number }>) => of.reduce((sum, { boxes }) => sum + boxes, 0)
  for (const { skuCode, goods } of lines) {
    const isSame = (line: { skuCode: string }) => line.skuCode === skuCode
    const before = boxesOf(unpaid.filter(isSame))
    if (before > 0 && before + boxesOf(lines.filter(isSame)) > globalMaximumAmount)
      throw tooMany(`您还没有付款的订单里已有 ${before} ${goods.unit}「${goods.name}」，请先付款或取消那笔订单，再提交新订单`)
  }
  const before = boxesOf(unpaid)
  if (before + boxesOf(lines) > globalMaximumTotal)
    throw tooMany(`您还没有付款的订单里已有 ${before} 件商品，请先付款或取消其中一笔，再提交新订单`)
}

async function unpaidAt(tx: Transaction, placeHash: string): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(orders)
    .where(and(eq(orders.placeHash, placeHash), eq(orders.status, OrderStatus.toPay)))
  return row?.found ?? 0
}

const tooMany = (message: string) => new HttpError(409, 'UNPAID_ORDERS', message)
