/**
 * SQLSTATEs of a broken connection (08…), a server that goes down or comes up (57P…), too many connections (53300), and of the limits
 * that `postgres.ts` sets for a statement, a lock and an idle transaction; then what the system says of an address that does not answer.
 */
const CODES =
  /^(08\w{3}|57P\w\d|53300|57014|55P03|25P0[34]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** Errors of `pg` that carry no code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Query read timeout)/

/** Whether an error means that the database cannot be reached just now, however deep Drizzle wrapped it. Nothing is known to be written then. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && CODES.test(at.code)) return true
    if (MESSAGES.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true
  }
  return false
}
