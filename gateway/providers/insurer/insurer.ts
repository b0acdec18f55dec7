/** Who is asked about. It goes to the insurer and is not kept by it for the shop. */
export type InsuredPerson = { name: string; idCardNumber: string }

/** A policy that an insurer has for somebody, in the plan that was asked for. Days of the shop's calendar, the last one included. */
export type Coverage = { policyNumber: string; startsOn: string; endsOn: string }

/** `mismatch`: the number belongs to somebody of another name. */
export type Found = { state: 'insured'; coverage: Coverage } | { state: 'notInsured' } | { state: 'mismatch' }

/**
 * An insurer, or whoever speaks for several. The reference gateway insures nobody. Each call is idempotent: the same question is answered
 * alike, and the same key is done once.
 */
export type Insurer = {
  /** Whether it has a policy for somebody, in a plan of the shop's setting. */
  find: (planId: string, person: InsuredPerson, now: Date) => Promise<Found>
}
