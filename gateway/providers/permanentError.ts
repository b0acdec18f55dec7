/** A service refused for good what it was asked: asked again, it would refuse again. */
export class Refusal extends Error {}

/** Refusals that pass: of the shop's token, which an operator mends, of an answer that took too long, and of too many at once. */
const PASSING = new Set([401, 408, 429])

/** What a service's answer without success comes to: a refusal for good, or a fault that may be over the next time. */
export const faultOfStatus = (service: string, status: number): Error =>
  status >= 400 && status < 500 && !PASSING.has(status)
    ? new Refusal(`${service} refused with ${status}`)
    : new Error(`${service} answered ${status}`)
