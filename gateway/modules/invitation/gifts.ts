import { eq, inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { HttpError } from '../../kernel/httpError'
import { couponTypes } from '../coupon/schema'
import type { InvitationRow, InvitationTerms } from './schema'

type Gift = {
  couponType: string
  /** What it is given for; each once. */
  grant: string
  name: string
  /** It has ended, or is gone: another is given in its place. */
  isEnded: boolean
}

type Due = Pick<InvitationRow, 'invitationId'> & {
  terms: InvitationTerms
  /** Friends for whom something was given before. */ before: number
  now: Date
}

/** What is due for one more friend: the coupon of each, and that of a stage which this one completes. */
export async function giftsDue(db: Querying, { invitationId, terms, before, now }: Due): Promise<Gift[]> {
  const stages = terms.stages.filter(({ friends }) => friends === before + 1)
  const due = [
    { couponType: terms.couponType, grant: `invitation ${invitationId}` },
    ...stages.map(({ couponType, friends }) => ({ couponType, grant: `invitation stage ${friends}` })),
  ]
  const types = await db
    .select()
    .from(couponTypes)
    .where(inArray(couponTypes.couponType, due.map(({ couponType }) => couponType))) // prettier-ignore
  return due.map((one) => {
    const type = types.find(({ couponType }) => couponType === one.couponType)
    return { ...one, name: type?.name ?? one.couponType, isEnded: !type || type.endsAt <= now }
  })
}

export const couponEnded = () => new HttpError(409, 'COUPON_ENDED', '公布的券已经结束，请选一张改发的券')

/** Another coupon in the place of one that has ended: one that runs, and that no member draws. 409 COUPON_ENDED, NOT_GIVEN_ONLY. */
export async function checkSubstitute(db: Querying, couponType: string, now: Date): Promise<void> {
  const [type] = await db.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!type || type.endsAt <= now) throw couponEnded()
  if (!type.givenOnly) throw new HttpError(409, 'NOT_GIVEN_ONLY', '这张券会员可以自己领，请选“只发放”的券')
}
