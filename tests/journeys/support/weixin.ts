import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { openLocalWechat, type LocalWechat } from '../../../gateway/providers/wechat/localWechat'
import { manualTestPages } from '../../../gateway/providers/wechat/localWechat/pages'
import type { Trade } from '../../../gateway/providers/wechat/localWechat/books'
import { unusedPort } from '../../support/unusedPort'

export const WECHAT_ON = {
  android: 'Mozilla/5.0 (Linux; Android 14; PHN-AL00) AppleWebKit/537.36 Version/4.0 Chrome/120.0.0.0 Mobile MicroMessenger/8.0.50',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
} as const

/** WeChat as a server, for one shop: the protocol server of the gateway's tests behind a port. */
export type Weixin = LocalWechat & {
  /** What the shop is started with; it is the merchant, and has an official account and both messages. */
  env: Record<string, string>
  /** Where the shop is. */
  shop: string
  /** The payment a cashier was opened with. */
  tradeOf: (prepay: string) => Trade
  /** The payer pays, and the shop is told. */
  payAndTell: (prepay: string) => Promise<void>
  close: () => void
}

const TEMPLATES = {
  WECHAT_TEMPLATE_PAID: 'tmpl-paid?character_string1=orderCode&amount2=amount',
  WECHAT_TEMPLATE_SHIPPED: 'tmpl-shipped?character_string1=orderCode&thing2=carrier',
}

/** Starts it, and finds a port for the shop it belongs to. */
export async function openWeixin(): Promise<Weixin> {
  const local = openLocalWechat({ now: () => new Date(), ask: fetch })
  local.app.route('/', manualTestPages(local, undefined))
  const shopPort = await unusedPort()
  const shop = `http://127.0.0.1:${shopPort}`
  const server = await new Promise<ServerType>((resolve) => {
    const own = serve({ fetch: local.app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(own))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-weixin-'))
  const keyFile = path.join(folder, 'apiclient_key.pem')
  const { merchant, mchid, apiV3Key, apps } = local.books
  writeFileSync(keyFile, merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  const tradeOf = (prepay: string) => {
    const trade = [...local.books.trades.values()].find(({ prepayId }) => prepay.endsWith(prepayId))
    if (!trade) throw new Error(`WeChat knows no payment ${prepay}`)
    return trade
  }
  return {
    ...local,
    shop,
    env: {
      ...TEMPLATES,
      PORT: String(shopPort),
      PUBLIC_URL: shop,
      WECHAT_APPID: apps.mini.appid,
      WECHAT_SECRET: apps.mini.secret,
      WECHAT_MP_APPID: apps.browser.appid,
      WECHAT_MP_SECRET: apps.browser.secret,
      WECHAT_MCHID: mchid,
      WECHAT_MCH_SERIAL: merchant.serial,
      WECHAT_MCH_KEY: keyFile,
      WECHAT_API_V3_KEY: apiV3Key,
      WECHAT_PAY_URL: url,
      WECHAT_API_URL: url,
    },
    tradeOf,
    async payAndTell(prepay) {
      const { id } = tradeOf(prepay)
      if (!local.pay(id)) throw new Error(`The payment ${prepay} is over`)
      await (await local.noticeOf(id)).send()
    },
    close() {
      server.close()
      // A walk that failed may still hold one: nothing of it keeps the step from ending.
      if ('closeAllConnections' in server) server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** SHA-1 as WeChat makes it, over the address it goes by: the one it entered by on iOS, the present one on Android. */
export function isSignedFor(
  { books }: Pick<Weixin, 'books'>,
  address: string,
  { timestamp, nonceStr, signature }: { timestamp: number; nonceStr: string; signature: string },
): boolean {
  const of = (ticket: string) =>
    createHash('sha1').update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`).digest('hex')
  return books.tickets.some((ticket) => of(ticket) === signature)
}
