import type { SignedText } from './verifySignature'
import { verifySignature } from './verifySignature'
import { WechatFault, WechatUnreachable } from './fault'
import type { Ask, Merchant } from './merchant'
import { platformKeys, type PlatformKeys } from './platformKeys'
import { authorization } from './signing'

/** Milliseconds WeChat Pay has: less than the storefront waits. */
const TIMEOUT_MS = 8000

type Request = { method: 'GET' | 'POST'; /** Path with query, from `/v3`. */ path: string; body?: object }
export type Connection = {
  /** Asks WeChat Pay and answers its JSON, which was proved to be its own. Rejects with a `WechatFault` or `WechatUnreachable`. */
  call: (request: Request) => Promise<unknown>
  keys: PlatformKeys
}

/** Signed requests to WeChat Pay, and answers that are believed only where their signature is good. */
export function connect({ merchant, ask, now }: { merchant: Merchant; ask: Ask; now: () => Date }): Connection {
  const send = async ({ method, path, body }: Request) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      Authorization: authorization(merchant, { method, path, body: text }, now()),
      Accept: 'application/json',
      'User-Agent': 'qinghe-gateway',
      ...(text && { 'Content-Type': 'application/json' }),
      // Asks for an answer signed with the public key rather than with a certificate.
      ...(merchant.publicKey && { 'Wechatpay-Serial': merchant.publicKey.id }),
    }
    try {
      const init = { method, headers, ...(text && { body: text }), signal: AbortSignal.timeout(TIMEOUT_MS) }
      const reply = await ask(`${merchant.payUrl}${path}`, init)
      return { status: reply.status, isOk: reply.ok, body: await reply.text(), header: (name: string) => reply.headers.get(name) }
    } catch (cause) {
      throw new WechatUnreachable('WeChat Pay could not be reached', { cause })
    }
  }
  const sent = async (request: Request): Promise<SignedText> => {
    const reply = await send(request)
    if (reply.isOk) return reply
    const { code = '', message = '' } = (jsonOf(reply.body) ?? {}) as { code?: string; message?: string }
    if (reply.status >= 500 || reply.status === 429) throw new WechatUnreachable(`WeChat Pay answered ${reply.status} ${code}: ${message}`)
    throw new WechatFault(reply.status, code, message)
  }
  const keys = platformKeys({ merchant, now, download: () => sent({ method: 'GET', path: '/v3/certificates' }) })
  return {
    keys,
    call: async (request) => {
      const reply = await sent(request)
      if (!(await verifySignature(reply, keys, now())))
        throw new WechatUnreachable('What answered is not WeChat Pay: its signature is wrong')
      return reply.body === '' ? undefined : jsonOf(reply.body)
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
