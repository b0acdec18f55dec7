import { eq } from 'drizzle-orm'
import { orderLines, priceKeptClaims, priceKeptLog } from '../../gateway/tables'
import type { Gateway } from './gateway'

/** A difference of a member's, of one piece of his order's first line, that is back. */
export async function priceKeptOf(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { memberId, orderCode }: { memberId: string; orderCode: string },
) {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(orderLines.position)
  if (!line) throw new Error(`The order ${orderCode} has no line`)
  const at = clock.now()
  const sums = { quantity: 1, paid: 300, today: 200, amount: 100 }
  const [claim] = await db
    .insert(priceKeptClaims)
    .values({
      ...{ id: `claim-of-${line.lineId}`, memberId, claimNumber: `JB-${line.lineId}`, orderCode, lineId: line.lineId },
      ...{ ...sums, status: 'paid', askedAt: at, paidAt: at },
    })
    .returning()
  if (!claim) throw new Error(`A difference of the order ${orderCode} was not made`)
  await db.insert(priceKeptLog).values({ claimId: claim.id, position: 1, status: 'paid', dateTime: at })
  return claim
}
