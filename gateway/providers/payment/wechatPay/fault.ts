/** An error response of WeChat Pay. `code` is its error code: `ORDERPAID`, `OUT_TRADE_NO_USED`. */
export class WechatFault extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(`WeChat answered ${status} ${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

/** WeChat could not be asked, or what answered was not it: nothing is known, and the same may be asked again. */
export class WechatUnreachable extends Error {}
