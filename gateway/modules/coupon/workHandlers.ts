import { eq } from 'drizzle-orm'
import { coupon, type CouponFields } from '../../../counter/contract/coupon'
import type { Transaction } from '../../db/open'
import { couponTypes } from './schema'
import { randomId } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import { differing, replaceFields } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import { withInstants } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'
import { invalidateCatalogue } from '../catalogue/revision'
import { changedMeanwhile } from '../change/changedMeanwhile'
import { recordChange } from '../change/recordChange'
import { blankLike, couponPreview, couponProblem, couponTypeView, editedType, heldType, newCouponProblem, pageOfTypes } from './couponEdits'
import { couponCountSubject, couponSubject } from './couponSubject'

export const couponWorkHandlers = implementWork(coupon, {
  list: ({ db, now, query }) => pageOfTypes(db, query, now),

  preview: async ({ db, now, params: { couponType }, query: { amount, threshold, remaining, validDays, isNew, products, ...rest } }) => {
    const numbers = { amount: Number(amount), threshold: Number(threshold), remaining: Number(remaining), validDays: Number(validDays) }
    const edited = { ...rest, ...numbers }
    const own = await heldType(db, couponType, now)
    if (!isNew) return couponPreview(own.row, { edited, problem: couponProblem(own, edited), now })
    const productCodes = products === undefined ? null : products.split(',').filter(Boolean)
    const problem = newCouponProblem(edited) ?? (await productListProblem(db, productCodes))
    return couponPreview(blankLike(own, productCodes), { edited, problem, now })
  },

  edit: ({ now, staff: { staffId }, params: { couponType }, body: { seen, edited } }) =>
    Promise.resolve({
      record: `coupon:${couponType}`,
      change: async (tx) => {
        const changes = await edit(tx, couponType, { seen, edited, staffId, now })
        return { answer: couponTypeView(await heldType(tx, couponType, now), now), changes }
      },
    }),

  create: ({ now, staff: { staffId }, body }) => {
    const couponType = randomId()
    return Promise.resolve({
      record: `coupon:${couponType}`,
      change: async (tx) => {
        const changes = await create(tx, couponType, { ...body, staffId, now })
        return { answer: couponTypeView(await heldType(tx, couponType, now), now), changes }
      },
    })
  },
})

type Creating = { like: string; edited: CouponFields; productCodes: string[] | null; staffId: string; now: Date }

async function create(tx: Transaction, id: string, { like, edited, productCodes, ...by }: Creating) {
  const problem = newCouponProblem(edited) ?? (await productListProblem(tx, productCodes))
  if (problem !== null) throw new HttpError(400, 'COUPON_PROBLEM', problem)
  const row = editedType(blankLike(await heldType(tx, like, by.now), productCodes), edited)
  const { couponType: _like, ...after } = withInstants({ ...row, uuid: randomId() })
  await couponSubject.apply(tx, { id, from: null, to: after, now: by.now })
  return (await recordChange(tx, couponSubject, { id, before: null, after, ...by })).changes
}

type Editing = { seen: CouponFields; edited: CouponFields; staffId: string; now: Date }

/** What was seen must still stand there; how many are left is a change of its own, for members draw them. */
async function edit(tx: Transaction, id: string, { seen, edited, ...by }: Editing) {
  // Who draws one at this moment waits: it is counted, or drawn as it is then.
  await tx.select({ couponType: couponTypes.couponType }).from(couponTypes).where(eq(couponTypes.couponType, id)).for('update')
  const own = await heldType(tx, id, by.now)
  const [{ remaining: seenLeft, ...seenOwn }, { remaining, ...editedOwn }] = [seen, edited]
  const { from, to } = differing(seenOwn, editedOwn)
  const isEdited = Object.keys(to).length > 0
  if (!isEdited && remaining === seenLeft) throw new HttpError(400, 'UNCHANGED', '没有改动')
  const problem = couponProblem(own, edited)
  if (problem !== null) throw new HttpError(409, 'COUPON_PROBLEM', problem)
  const said = differing({ rule: own.row.rule }, { rule: editedType(own.row, edited).rule })
  const [before, after] = [
    { ...from, ...said.from },
    { ...to, ...said.to },
  ]
  const stood =
    (!isEdited || (await couponSubject.apply(tx, { id, from: before, to: after, now: by.now }))) &&
    (remaining === seenLeft || (await setLeft(tx, id, { from: seenLeft, to: remaining })))
  if (!stood) {
    const missed = remaining === seenLeft ? from : { ...from, remaining: seenLeft }
    const present = couponTypeView(await heldType(tx, id, by.now), by.now)
    throw await changedMeanwhile(tx, couponSubject, { id, seen: missed, present, now: by.now })
  }
  const kept = await recordChange(tx, couponSubject, { id, before, after, ...by })
  const counted = await recordChange(tx, couponCountSubject, { id, before: { remaining: seenLeft }, after: { remaining }, ...by })
  return { ...kept.changes, ...counted.changes }
}

async function setLeft(tx: Transaction, couponType: string, { from, to }: { from: number; to: number }): Promise<boolean> {
  await invalidateCatalogue(tx)
  return replaceFields(tx, couponTypes, { row: eq(couponTypes.couponType, couponType), from: { remaining: from }, to: { remaining: to } })
}
