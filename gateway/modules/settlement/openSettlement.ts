import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { settlements, type SettlingSku } from './schema'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { prescriptions } from '../prescription/schema'
import { shownOrderTerms } from './orderTerms'
import { quote } from './quote'

/** TTL of a settlement. */
const TTL_MS = 30 * 60 * 1000

type Settling = {
  memberId: string
  skus: readonly SettlingSku[]
  prescriptionId?: string | undefined
  benefitId?: string | undefined
  now: Date
}

/**
 * Remembers what is about to be bought. What nobody can buy, or not this member, is refused here already, with its reason and place. It
 * needs no transaction: one row is written, and the order reads everything anew in its own.
 */
export async function openSettlement(
  db: Querying,
  { memberId, skus, prescriptionId, benefitId, now }: Settling,
): Promise<{ settleId: string }> {
  if (prescriptionId !== undefined && (await db.$count(prescriptions, isOwn(memberId, prescriptionId))) === 0) throw notFound('这张处方')
  const { lines, problems } = await quote(db, { memberId, skus, now, benefitId, terms: await shownOrderTerms(db, now) })
  if (lines.length < skus.length) throw new HttpError(404, 'NOT_FOUND', '没有找到商品', { field: 'skuCode' })
  const [problem] = problems
  if (problem)
    throw new HttpError(409, problem.code, problem.message, { field: problem.skuCode === null ? 'skus' : 'skuCode', details: { problems } })
  const settleId = randomId()
  const expiresAt = new Date(now.getTime() + TTL_MS)
  await db.insert(settlements).values({ settleId, memberId, skus: merged(skus), prescriptionId, benefitId, expiresAt })
  return { settleId }
}

const isOwn = (memberId: string, prescriptionId: string) =>
  and(eq(prescriptions.prescriptionId, prescriptionId), eq(prescriptions.memberId, memberId))

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
