import { randomBytes, sign, verify, type KeyObject } from 'node:crypto'

/*
 * SHA256 with RSA over lines, each ended by a line feed (APIv3, 签名生成 and 签名验证). Of the libraries on npm `wechatpay-axios-plugin`
 * 0.9 is well kept, but wants every platform key before it starts, refuses a serial it does not know instead of fetching it, reads
 * the machine's clock and brings 56 packages; `wechatpay-node-v3` 2.2 knows no public-key mode, checks no clock and rests on a
 * certificate parser that nobody keeps. What is needed of them is the four calls of node:crypto below. `wechatpay-axios-plugin`
 * stands in the tests as the second opinion: it must accept what we sign, and we what it signs.
 */

const text = (lines: ReadonlyArray<string | number>) => Buffer.from(lines.map((line) => `${line}\n`).join(''))

export const signLines = (key: KeyObject, ...lines: Array<string | number>) => sign('RSA-SHA256', text(lines), key).toString('base64')

export const areSigned = (key: KeyObject, signature: string, ...lines: Array<string | number>) =>
  verify('RSA-SHA256', text(lines), key, Buffer.from(signature, 'base64'))

/** 32 random characters. */
export const nonce = () => randomBytes(16).toString('hex')
/** Seconds, as every signature has them. */
export const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000))

type Signing = { mchid: string; serial: string; privateKey: KeyObject }
type Sent = { method: string; /** Path with query. */ path: string; body: string }

/** The `Authorization` of a request to WeChat Pay. */
export function authorization({ mchid, serial, privateKey }: Signing, { method, path, body }: Sent, now: Date): string {
  const [random, timestamp] = [nonce(), secondsOf(now)]
  const signature = signLines(privateKey, method, path, timestamp, random, body)
  const parts = { mchid, nonce_str: random, signature, timestamp, serial_no: serial }
  const named = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${named.join(',')}`
}
