import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { replaceFields } from '../../kernel/replaceFields'
import type { Standing } from '../../kernel/work/version'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import { couponCountSubject, lockedCoupon } from './couponSubject'
import { couponTypes } from './schema'
import { couponFacts } from './storedCoupon'

type Left = { remaining: number }
type Editing = { id: string; before: Left; after: Left; staffId: string; now: Date; reason: string }

/** Replaces how many of a coupon can still be drawn and records the change, which it answers. */
export async function replaceLeft(tx: Transaction, { id, before, after, staffId, now, reason }: Editing) {
  await invalidateCatalogue(tx)
  await replaceFields(tx, couponTypes, { row: eq(couponTypes.couponType, id), from: before, to: after })
  return recordChange(tx, couponCountSubject, { id, before, after, staffId, now, reason })
}

/** How a coupon stands against the number left that an operator saw, its row locked. 404 NOT_FOUND. */
export async function standingLeft(
  tx: Transaction,
  id: string,
  { seen, remaining }: { seen: number; remaining: number },
): Promise<Standing> {
  const row = await lockedCoupon(tx, id)
  if (!row) throw notFound('这种优惠券')
  const fields = inConflict(couponCountSubject, { id, present: { remaining: row.remaining }, edited: { remaining } })
  return { facts: couponFacts(row), isMoved: row.remaining !== seen, fields }
}
