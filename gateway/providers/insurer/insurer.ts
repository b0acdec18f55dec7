import type { Sex } from '../../../src/contract/idCard'

/** Who is asked about. It goes to the insurer and is not kept by it for the shop. */
export type InsuredPerson = { name: string; idCardNumber: string }

/** A policy that an insurer has for somebody, in the plan that was asked for. Days of the shop's calendar, the last one included. */
export type Coverage = { policyNumber: string; startsOn: string; endsOn: string }

/** `mismatch`: the number belongs to somebody of another name. */
export type Found = { state: 'insured'; coverage: Coverage } | { state: 'notInsured' } | { state: 'mismatch' }

/**
 * What is to be insured, at which premium (cents a year, or the first instalment) of which rate table. `key` is the application's: the same key is
 * one application. `instalments` are all of them, none where it is paid at once.
 */
export type Application = {
  key: string
  planId: string
  premium: number
  rateFrom: string
  instalments: ReadonlyArray<{ /** After the first day. */ month: number; /** Cents. */ amount: number; isOnResult: boolean }>
  insured: InsuredPerson & { age: number; sex: Sex }
  applicant: InsuredPerson
  /** What the insured person is to the applicant. */
  relation: string
}

/** `pending`: it is not decided yet; asked again with the same key, the insurer answers how it stands. */
type Pending = { state: 'pending' }

/** Whether the insurer sells at this premium; another one where it does not. */
export type Quoted = { state: 'confirmed' } | { state: 'other'; premium: number }
export type Underwritten = { state: 'accepted' } | { state: 'declined'; reason: string } | Pending
export type Issued = { state: 'issued'; policyNumber: string } | { state: 'refused'; reason: string } | Pending
export type Cancelled = { state: 'cancelled' } | Pending
/** Whether the medicine helped, as the insurer reads what the doctor found. */
export type Evaluated = { state: 'helped' } | { state: 'notHelped' } | Pending

export type Claimed = { state: 'taken' } | { state: 'refused'; reason: string } | Pending

/** What a policy's paper says, each line a name and a value; `isEnded`: it is given back. */
export type PolicyDocument = {
  title: string
  policyNumber: string
  checkCode: string
  issuedAt: Date
  isEnded: boolean
  lines: ReadonlyArray<readonly [name: string, value: string]>
  /** What it pays for and what it does not, a line each. */
  covers: readonly string[]
  excludes: readonly string[]
  medicines: readonly string[]
}

/**
 * An insurer, or whoever speaks for several. The reference gateway insures nobody. Each call is idempotent: the same question is answered
 * alike, and the same key is done once.
 */
export type Insurer = {
  /** It insures nobody: pages and papers say so. */
  isDemonstration: boolean
  /** Whether it has a policy for somebody, in a plan of the shop's setting. */
  find: (planId: string, person: InsuredPerson, now: Date) => Promise<Found>
  quote: (application: Application) => Promise<Quoted>
  /** Whether it insures who was declared healthy. */
  underwrite: (application: Application) => Promise<Underwritten>
  /** Issues the policy of an application that was paid. Days as of `Coverage`. */
  issue: (application: Application, days: { startsOn: string; endsOn: string }) => Promise<Issued>
  /** Ends a policy because its holder gives it back, or what may have been issued under a key though no answer came: then without a number. */
  cancel: (of: { key: string; policyNumber: string | null; back: number }) => Promise<Cancelled>
  /** Whether an instalment that is paid on a result is to be paid. */
  evaluate: (of: { key: string; policyNumber: string; number: number }) => Promise<Evaluated>
  /** What it owes for an order that was received, in cents: under the order's code as the key, anew with another amount where goods went back. */
  claim: (of: { key: string; policyNumber: string; amount: number }) => Promise<Claimed>
  /** The policy as a PDF with the text in it. */
  pdf: (document: PolicyDocument) => Promise<Uint8Array>
}
