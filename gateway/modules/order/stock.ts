import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { prepared } from '../../db/prepared'
import { packings } from '../catalogue/schema'

/** Boxes by packing code. Every order takes and gives in the order of the codes, so that two orders never wait for each other in a ring. */
export type Boxes = ReadonlyMap<string, number>
// Stryker disable next-line EqualityOperator: no two codes are equal.
const inOrder = (boxes: Boxes) => [...boxes].sort(([left], [right]) => (left < right ? -1 : 1))

const boxes = sql<number>`${sql.placeholder('count')}::int`
const reserve = prepared((db) =>
  db
    .update(packings)
    .set({ stock: sql`${packings.stock} - ${boxes}` })
    .where(and(eq(packings.skuCode, sql.placeholder('skuCode')), gte(packings.stock, boxes)))
    .returning({ stock: packings.stock })
    // Stryker disable next-line StringLiteral: it answers the same by any name.
    .prepare(''),
)

/** Reserves stock by conditional updates (optimistic locking), each only where enough is left; answers the first packing that has not enough. The caller then rolls back. */
export async function reserveStock(tx: Transaction, boxes: Boxes): Promise<string | undefined> {
  for (const [skuCode, count] of inOrder(boxes)) {
    const [taken] = await reserve(tx).execute({ skuCode, count })
    if (!taken) return skuCode
  }
  return undefined
}

export async function releaseStock(tx: Transaction, boxes: Boxes): Promise<void> {
  for (const [skuCode, count] of inOrder(boxes)) {
    await tx
      .update(packings)
      .set({ stock: sql`${packings.stock} + ${count}` })
      .where(eq(packings.skuCode, skuCode))
  }
}

/** What lines and gifts take together. */
export function boxesOf(...parts: ReadonlyArray<ReadonlyArray<{ skuCode: string; boxes: number }>>): Map<string, number> {
  const boxes = new Map<string, number>()
  for (const { skuCode, boxes: count } of parts.flat()) boxes.set(skuCode, (boxes.get(skuCode) ?? 0) + count)
  return boxes
}
