/** What a retry would not mend: the service refused it for good. */
export class PermanentError extends Error {}

/** Answers 4xx that a retry may mend: of the shop's token, which an operator mends, of a timeout, and of a rate limit. */
const TRANSIENT = new Set([401, 408, 429])

/** The error that a status without success stands for: permanent, or transient. */
export const faultOfStatus = (service: string, status: number): Error =>
  status >= 400 && status < 500 && !TRANSIENT.has(status)
    ? new PermanentError(`${service} refused with ${status}`)
    : new Error(`${service} answered ${status}`)
