/** The error catalogue's sentences (specification 1 and 2, section 8), word for word. */
export const MESSAGES = {
  network: 'network error, please try again later',
  login: '网络超时, 请稍后再试。',
  price: 'network error, failed to get price',
  upgrade: '请将应用升级到最新版本',
  offline: '当前没有网络，请连接网络后再试',
} as const

/** Why a call failed. `status` is 0 where no answer came (network, time-out) and the HTTP status otherwise. */
export class ApiError extends Error {
  readonly status: number
  /** The gateway's code: `PRICE_CHANGED`; `NETWORK` where no answer came (`network error` to a login), `CONTRACT` where the answer was not understood. */
  readonly code: string
  /** The field the gateway complained of. */
  readonly field: string | undefined
  readonly details: unknown
  /** Seconds the gateway asked to wait; undefined where it did not. */
  readonly retryAfter: number | undefined
  /** Of a read: milliseconds of its timeout that were left for another try. */
  timeLeft = Infinity

  constructor({
    status,
    code,
    message,
    field,
    details,
    retryAfter,
  }: {
    status: number
    code: string
    message: string
    field?: string | undefined
    details?: unknown
    retryAfter?: number | undefined
  }) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** The sentence a shopper reads about a failure. */
export const sentenceOf = (error: unknown): string => (error instanceof ApiError ? error.message : MESSAGES.network)

/** Nothing stands at such an address, or no code is written like that: asking again would not find it. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400)
