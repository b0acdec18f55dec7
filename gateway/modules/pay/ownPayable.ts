import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { notYet } from './notYet'
import { payableKinds, type Payable } from './subject'

/** What this member pays, of any kind: a code is one subject's alone. Nobody else's is found, and 409 `ORDER_IN_REVIEW` where something has to happen before it may be paid. */
export async function ownPayable(db: Querying, { memberId, code }: { memberId: string; code: string }): Promise<Payable> {
  for (const { find } of payableKinds()) {
    const found = await find(db, code)
    if (found) {
      if (found.memberId !== memberId) break
      if (found.state === 'notYet') throw notYet(found)
      return found
    }
  }
  throw notFound('订单')
}
