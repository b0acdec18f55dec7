import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { cartLines } from './schema'
import { randomId } from '../../lib/hash'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { HttpError } from '../../lib/httpError'
import { mallRules } from '../pricing/mallRules'
import { isOfDevice } from './owner'

/** Lines a member's cart may hold; the contract selects at most as many at once. A visitor's holds fewer (`visitorCartLines`). */
const MAX_LINES = 200

export type NewLine = { skuCode: string; combineId: string; quantity: number; selected: boolean; addedAt: Date }

/** Adds lines to a cart; one that is there already grows, up to the mall's limit. A full cart refuses, or leaves out the oldest of what comes. */
export async function upsertLines(
  tx: Transaction,
  owner: string,
  lines: readonly NewLine[],
  { overflow }: { overflow: 'refuse' | 'leave' },
): Promise<void> {
  const { globalMaximumAmount, visitorCartLines } = await mallRules(tx)
  const most = isOfDevice(owner) ? Math.min(visitorCartLines, MAX_LINES) : MAX_LINES
  // What is there is counted before more is put in: two tabs must count each other.
  await lockUntilCommit(tx, `cart of ${owner}`)
  const present = await tx
    .select({ skuCode: cartLines.skuCode, combineId: cartLines.combineId })
    .from(cartLines)
    .where(eq(cartLines.owner, owner))
  const known = new Set(present.map(keyOf))
  let room = most - present.length
  for (const line of inOrder(lines)) {
    const quantity = Math.min(line.quantity, globalMaximumAmount)
    if (!known.has(keyOf(line))) {
      if (room <= 0 && overflow === 'leave') continue
      if (room <= 0) throw cartFull(most, owner)
      room -= 1
    }
    await tx
      .insert(cartLines)
      .values({ lineId: randomId(), owner, ...line, quantity })
      .onConflictDoUpdate({
        target: [cartLines.owner, cartLines.skuCode, cartLines.combineId],
        set: {
          quantity: sql`least(${cartLines.quantity} + ${quantity}, ${globalMaximumAmount})`,
          selected: sql`${cartLines.selected} or ${line.selected}`,
          addedAt: line.addedAt,
        },
      })
  }
}

function cartFull(most: number, owner: string) {
  const way = isOfDevice(owner) ? '请先清理，或登录后再加购' : '请先清理'
  return new HttpError(409, 'CART_FULL', `购物车最多放 ${most} 种商品，${way}`)
}

const keyOf = ({ skuCode, combineId }: { skuCode: string; combineId: string }) => `${skuCode}/${combineId}`
/** Lines are locked in one order, so that two tabs cannot deadlock. */
const inOrder = (lines: readonly NewLine[]) => [...lines].sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
