import type { Transaction } from '../../db/open'
import { settlements, type SettlingSku } from '../../db/schema'
import { randomId } from '../../kernel/hash'
import { Refusal } from '../../kernel/refusal'
import { quote } from './quote'

/** Milliseconds a settlement can be looked at and ordered. */
const LASTS = 30 * 60 * 1000

type Settling = { memberId: string; skus: readonly SettlingSku[]; now: Date }

/** Remembers what is about to be bought. What nobody can buy, or not this member, is refused here already, with its reason and place. */
export async function openSettlement(tx: Transaction, { memberId, skus, now }: Settling): Promise<{ settleId: string }> {
  const { lines, problems } = await quote(tx, { memberId, skus, now })
  if (lines.length < skus.length) throw new Refusal(404, 'NOT_FOUND', '没有找到商品', { field: 'skuCode' })
  const [problem] = problems
  if (problem)
    throw new Refusal(409, problem.code, problem.message, { field: problem.skuCode === null ? 'skus' : 'skuCode', details: { problems } })
  const settleId = randomId()
  await tx.insert(settlements).values({ settleId, memberId, skus: merged(skus), expiresAt: new Date(now.getTime() + LASTS) })
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
