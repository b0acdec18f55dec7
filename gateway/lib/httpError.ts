/** An HTTP error that is an answer and not a fault: status, a code for programs, a Chinese sentence for people, and the field it concerns. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  readonly code: string
  readonly field: string | undefined
  readonly details: unknown

  constructor(status: HttpError['status'], code: string, message: string, more: { field?: string; details?: unknown } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.field = more.field
    this.details = more.details
  }
}

/** Not there, or not this member's: told alike, so that nobody learns what exists. */
export const notFound = (what: string) => new HttpError(404, 'NOT_FOUND', `没有找到${what}`)
