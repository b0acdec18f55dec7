import { inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
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
