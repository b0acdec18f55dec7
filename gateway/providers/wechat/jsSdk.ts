import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { HttpError } from '../../lib/httpError'
import { nonce, secondsOf } from '../payment/wechatPay/signing'
import type { OpenApi } from './openApi'
import type { Wechat } from './wechat'

const Ticket = z.looseObject({ ticket: z.string().check(z.minLength(1)), expires_in: z.int() })

/** Signs an address of this shop for the JS-SDK: SHA-1 over ticket, nonce, time and the address without its fragment, as WeChat fixes it. */
export const jsSdk =
  (api: OpenApi, { publicUrl, now }: { publicUrl: string | undefined; now: () => Date }): Wechat['jsSdk'] =>
  async (address) => {
    const own = api.appOf('browser')
    if (!own || publicUrl === undefined) return null
    const url = address.split('#')[0] ?? ''
    if (!URL.canParse(url) || new URL(url).origin !== new URL(publicUrl).origin)
      throw new HttpError(400, 'NOT_OUR_ADDRESS', '只能为本店的页面签名', { field: 'url' })
    const ticket = await api.kept('browser', 'jsapi_ticket', async () => {
      const answer = await api.withToken('browser', { path: '/cgi-bin/ticket/getticket', query: { type: 'jsapi' } })
      const { ticket: token, expires_in: expiresIn } = Ticket.parse(answer)
      return { token, expiresIn }
    })
    const [nonceStr, timestamp] = [nonce(), Number(secondsOf(now()))]
    const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
    return { appId: own.appid, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') }
  }
