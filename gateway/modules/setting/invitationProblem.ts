import { inArray } from 'drizzle-orm'
import type { InvitationSetting } from '../../../counter/contract/settings/invitationSetting'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { Db } from '../../db/open'
import { couponTypes } from '../coupon/schema'

/** What is wrong with what is given for new friends: each coupon is there, and one that nobody draws besides. */
export async function invitationProblem(db: Db, { couponType, stages }: InvitationSetting): Promise<Problem | undefined> {
  const named = [
    ...(couponType === null ? [] : [{ path: 'couponType', type: couponType }]),
    ...stages.map((stage, place) => ({ path: `stages.${place}.couponType`, type: stage.couponType })),
  ]
  if (named.length === 0) return undefined
  const known = await db
    .select({ couponType: couponTypes.couponType, givenOnly: couponTypes.givenOnly })
    .from(couponTypes)
    .where(inArray(couponTypes.couponType, named.map(({ type }) => type))) // prettier-ignore
  for (const { path, type } of named) {
    const found = known.find((one) => one.couponType === type)
    if (!found) return { path, message: '没有这张券' }
    if (!found.givenOnly) return { path, message: '这张券会员可以自己领，请用“只发放”的券' }
  }
  return undefined
}
