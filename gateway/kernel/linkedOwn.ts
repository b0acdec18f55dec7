import type { Context } from 'hono'
import type { Db } from '../db/open'
import { linkStanding, type Linked } from './endingLink'
import { HttpError, notFound } from '../lib/httpError'
import { bearerOf } from './mount'
import { sessionOf } from './session'

export type LinkedThing = {
  purpose: Linked['purpose']
  /** 这份保单; what is said of a link that has ended. */
  words: { noun: string; ended: string }
}

/** Whose thing a signed link opens, for `:id` of its path: the member's who is logged in. 401 NOT_LOGGED_IN, 410 LINK_ENDED, 404 of every other link. */
export async function linkedOwn(
  context: Context,
  { db, now: clock }: { db: Db; now: () => Date },
  { purpose, words }: LinkedThing,
): Promise<{ id: string; memberId: string }> {
  const now = clock()
  const session = await sessionOf(db, bearerOf(context), now)
  if (!session) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const own = { id: context.req.param('id') ?? '', memberId: session.memberId }
  const { expires = '', sign = '' } = context.req.query()
  const standing = await linkStanding(db, { ...own, purpose }, { expires, sign }, now)
  if (standing === 'ended') throw new HttpError(410, 'LINK_ENDED', words.ended)
  if (standing === 'none') throw notFound(words.noun)
  return own
}
