import type { SQLWrapper } from 'drizzle-orm'
import type { RefundWay } from '../../../counter/contract/pay'
import type { Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import type { Collector } from '../../providers/payment/paymentProvider'

/** What a payment pays: an order of goods, and whatever else has a row in the table of kinds. */
export type Subject = { kind: string; /** Unlike the code of any other subject, whatever its kind. */ code: string }

/** A subject as the cashier, the bank and a relative's bill see it. */
export type Payable = Subject & {
  memberId: string
  /** Cents. */
  amount: number
  /** What the payer reads at the provider: `订单 2611210123456789`. */
  text: string
  /** Whom it is for; a relative who pays reads the surname alone. */
  payerFor: string
  /** `notYet`: something has to happen before it may be paid. */
  state: 'notYet' | 'toPay' | 'paid' | 'closed'
  expiresAt: Date
  paidAt: Date | null
  /** The merchant whose account it goes to where the shop may not collect it: an insurer's premium. */
  collector?: Collector
  /** Address in this shop where the payer sees how the payment ended. */
  resultUrl: string
}

type Paid = {
  code: string
  paymentName: string
  /** When the payer paid, as the bank says. */
  paidAt: Date
  /** For what is sealed once it is paid. */
  ring: KeyRing
  now: Date
}
type Refunded = {
  code: string
  refundNumber: string
  /** Cents. */
  amount: number
  /** It was never awaited: the subject was paid in another way, or closed. */
  isUnwanted: boolean
  /** Nothing else of the subject's money is on its way back. */
  isLast: boolean
  /** How somebody of the pharmacy sent it; undefined where the provider did. */
  byHand?: RefundWay
  now: Date
}

/** A row of the table: what is to be known of one kind of subject, and what happens to it. */
export type PayableKind = {
  kind: string
  /** The shopper's word for it: `订单`. */
  noun: string
  /** What its payer reads while something has to happen before it may be paid. */
  notYet?: string
  /** One subject; nothing where there is none. Whose it is the caller compares. */
  find: (db: Querying, code: string) => Promise<Payable | undefined>
  /** Locks its row until the transaction ends: everything that moves a subject takes its row first. */
  lock: (tx: Transaction, code: string) => Promise<void>
  /** The money came: once, by a conditional update. False where it is not awaited (any more): then the money goes back. */
  markPaid: (tx: Transaction, paid: Paid) => Promise<boolean>
  /** Money of it went back: all of a payment, or a part while the subject stands. */
  markRefunded: (tx: Transaction, refunded: Refunded) => Promise<void>
  /** Codes of what was not paid in time and is not closed yet, the longest overdue first. */
  overdue: (db: Querying, of: { now: Date; limit: number }) => Promise<string[]>
  /** Its time is over and the bank has closed what was open: it is closed, and what was kept for it is free. Nothing where it was paid meanwhile. */
  expire: (tx: Transaction, code: string, now: Date) => Promise<void>
  /** A query of the codes of all that a member pays or paid, or of those in one state. */
  codesOf: (db: Querying, memberId: string, state?: Payable['state']) => SQLWrapper
}

/** What a stored payment pays. */
export const subjectOf = ({ subjectKind, subjectCode }: { subjectKind: string; subjectCode: string }): Subject => ({
  kind: subjectKind,
  code: subjectCode,
})

const kinds = new Map<string, PayableKind>()

/** Adds a row to the table of kinds: the module that owns the subject does, beside what it exports. */
export function payableKind(kind: PayableKind): PayableKind {
  kinds.set(kind.kind, kind)
  return kind
}

export function kindOf({ kind }: Pick<Subject, 'kind'>): PayableKind {
  const found = kinds.get(kind)
  if (!found) throw new Error(`Nothing of the kind ${kind} can be paid`)
  return found
}

export const payableKinds = (): readonly PayableKind[] => [...kinds.values()]

/** A subject that is known to be there: a payment names it. */
export async function payableOf(db: Querying, subject: Subject): Promise<Payable> {
  const found = await kindOf(subject).find(db, subject.code)
  if (!found) throw new Error(`There is no ${subject.kind} ${subject.code}`)
  return found
}
