import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { payments } from './schema'
import { payableKinds, type Payable, type Subject } from './subject'

/** The payments of one subject. */
export const paymentsOf = ({ kind, code }: Subject) => and(eq(payments.subjectKind, kind), eq(payments.subjectCode, code))

/** Every payment of a member, whatever it pays, or of what is in one state. */
export const paymentsOfMember = (db: Querying, memberId: string, state?: Payable['state']): SQL | undefined =>
  or(
    ...payableKinds().map(({ kind, codesOf }) =>
      and(eq(payments.subjectKind, kind), inArray(payments.subjectCode, codesOf(db, memberId, state))),
    ),
  )
