import { eq } from 'drizzle-orm'
import { coupon, type CouponFields } from '../../../counter/contract/coupon'
import type { Transaction } from '../../db/open'
import { couponTypes } from './schema'
import { randomId } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import { differing, replaceFields } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import type { Standing } from '../../kernel/work/version'
import { withInstants } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import {
  blankLike,
  couponPreview,
  couponProblem,
  couponFacts,
  couponTypeView,
  editedType,
  heldType,
  newCouponProblem,
  pageOfTypes,
} from './couponEdits'
import { couponCountSubject, couponSubject } from './couponSubject'
import type { CouponTypeRow } from './couponsAt'

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
      standing: (tx) => standingCoupon(tx, couponType, { seen, edited, now }),
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

type Seen = { seen: { remaining: number }; edited: CouponFields; now: Date }

/** A coupon, its row locked: who draws one at this moment waits; it is counted, or drawn as it is then. */
async function standingCoupon(tx: Transaction, id: string, { seen, edited, now }: Seen): Promise<Standing> {
  await tx.select({ couponType: couponTypes.couponType }).from(couponTypes).where(eq(couponTypes.couponType, id)).for('update')
  const { row } = await heldType(tx, id, now)
  const isCounted = edited.remaining !== seen.remaining
  const kept = { ...edited, remaining: isCounted ? edited.remaining : row.remaining }
  const fields = inConflict(couponSubject, { id, present: withInstants(row), edited: kept })
  return { facts: couponFacts(row), isMoved: isCounted && row.remaining !== seen.remaining, fields }
}

const fieldsIn = (row: CouponTypeRow): Omit<CouponFields, 'remaining'> => {
  const { name, amount, threshold, validDays, beginsAt, endsAt } = withInstants(row)
  return { name, amount, threshold, validDays, beginsAt, endsAt }
}

type Editing = Omit<Seen, 'now'> & { staffId: string; now: Date }

/** How many are left is a change of its own, for members draw them. */
async function edit(tx: Transaction, id: string, { seen, edited, ...by }: Editing) {
  const own = await heldType(tx, id, by.now)
  const { remaining, ...editedOwn } = edited
  const { from, to } = differing(fieldsIn(own.row), editedOwn)
  const isEdited = Object.keys(to).length > 0
  const isCounted = remaining !== seen.remaining
  if (!isEdited && !isCounted) throw new HttpError(400, 'UNCHANGED', '没有改动')
  const problem = couponProblem(own, edited)
  if (problem !== null) throw new HttpError(409, 'COUPON_PROBLEM', problem)
  const said = differing({ rule: own.row.rule }, { rule: editedType(own.row, edited).rule })
  const [before, after] = [
    { ...from, ...said.from },
    { ...to, ...said.to },
  ]
  if (isEdited) await couponSubject.apply(tx, { id, from: before, to: after, now: by.now })
  if (isCounted) await setLeft(tx, id, { from: seen.remaining, to: remaining })
  const kept = await recordChange(tx, couponSubject, { id, before, after, ...by })
  const counted = await recordChange(tx, couponCountSubject, { id, before: seen, after: { remaining }, ...by })
  return { ...kept.changes, ...counted.changes }
}

async function setLeft(tx: Transaction, couponType: string, { from, to }: { from: number; to: number }) {
  await invalidateCatalogue(tx)
  await replaceFields(tx, couponTypes, { row: eq(couponTypes.couponType, couponType), from: { remaining: from }, to: { remaining: to } })
}
