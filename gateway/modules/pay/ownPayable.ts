import type { Querying } from '../../db/open'
import { notFound } from '../../kernel/httpError'
import { kindOf, type Payable, type Subject } from './subject'

/** What this member pays; nobody else's is found. */
export async function ownPayable(db: Querying, { memberId, ...subject }: Subject & { memberId: string }): Promise<Payable> {
  const { find, noun } = kindOf(subject)
  const found = await find(db, subject.code)
  if (found?.memberId !== memberId) throw notFound(noun)
  return found
}
