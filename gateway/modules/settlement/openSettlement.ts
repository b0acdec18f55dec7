import type { Querying } from '../../db/open'
import { settlements, type SettlingSku } from './schema'
import { randomId } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import { quote } from './quote'

/** TTL of a settlement. */
const TTL_MS = 30 * 60 * 1000

type Settling = { memberId: string; skus: readonly SettlingSku[]; now: Date }

/**
 * Remembers what is about to be bought. What nobody can buy, or not this member, is refused here already, with its reason and place. It
 * needs no transaction: one row is written, and the order reads everything anew in its own.
 */
export async function openSettlement(db: Querying, { memberId, skus, now }: Settling): Promise<{ settleId: string }> {
  const { lines, problems } = await quote(db, { memberId, skus, now })
  if (lines.length < skus.length) throw new HttpError(404, 'NOT_FOUND', '没有找到商品', { field: 'skuCode' })
  const [problem] = problems
  if (problem)
    throw new HttpError(409, problem.code, problem.message, { field: problem.skuCode === null ? 'skus' : 'skuCode', details: { problems } })
  const settleId = randomId()
  await db.insert(settlements).values({ settleId, memberId, skus: merged(skus), expiresAt: new Date(now.getTime() + TTL_MS) })
  return { settleId }
}

/** The same packing named twice is one line: its stair price counts all of it. Lines of a cart are apart already. */
function merged(skus: readonly SettlingSku[]): SettlingSku[] {
  const lines = new Map<string, SettlingSku>()
  for (const sku of skus) {
    const key = `${sku.skuCode}/${sku.combineId ?? ''}`
    const present = lines.get(key)
    lines.set(key, present ? { ...present, quantity: present.quantity + sku.quantity } : sku)
  }
  return [...lines.values()]
}
