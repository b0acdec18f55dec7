/** The input was refused. A lost network, an ended session, a missing consent and a limit are about no field. */
const REFUSED = new Set<unknown>([400, 404, 409, 422])

/** What the gateway said of one field, in the shopper's words; nothing where an error is about something else. */
export function fieldErrorOf(error: unknown): { field: string; message: string } | undefined {
  if (!(error instanceof Error)) return undefined
  const { status, field } = error as { status?: unknown; field?: unknown }
  return REFUSED.has(status) && typeof field === 'string' ? { field, message: error.message } : undefined
}
