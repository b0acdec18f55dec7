import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { openLocalWechat, type LocalWechat } from '../../providers/wechat/localWechat'
import { payments, payNotices, wechatTokens } from '../../tables'
import { openSession } from '../../kernel/session'
import { agreementsOf } from '../../../tests/support/agreements'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { endGateways, startGateway, type GatewayProcess } from '../../../tests/support/gatewayProcess'
import { newBuyers, ordered, packingOf } from '../../../tests/support/shop'

/** Milliseconds for both to start, only a stop. */
const STOP = 180_000

/** Two gateways as they are shipped, on one PostgreSQL, and WeChat over real connections; the shop's own address is the first one's. */
let gateway: Gateway
let one: GatewayProcess
let two: GatewayProcess
let weixin: LocalWechat
let server: Server
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-wechat-'))
const addressOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as { port: number }).port}`

beforeAll(async () => {
  gateway = await gatewayAt(new Date().toISOString())
  weixin = openLocalWechat({ now: () => new Date(), ask: fetch })
  server = serve({ fetch: weixin.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  const key = path.join(folder, 'key.pem')
  writeFileSync(key, weixin.books.merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { mini } = weixin.books.apps
  const env = {
    DATABASE_URL: (gateway.database as { url?: string }).url ?? '',
    WECHAT_APPID: mini.appid,
    WECHAT_SECRET: mini.secret,
    WECHAT_MCHID: weixin.books.mchid,
    WECHAT_MCH_SERIAL: weixin.books.merchant.serial,
    WECHAT_MCH_KEY: key,
    WECHAT_API_V3_KEY: weixin.books.apiV3Key,
    WECHAT_PAY_URL: addressOf(server),
    WECHAT_API_URL: addressOf(server),
    PUBLIC_URL: 'http://127.0.0.1:9',
  }
  ;[one, two] = await Promise.all([startGateway(env), startGateway(env)])
}, STOP)
afterAll(async () => {
  endGateways()
  server.close()
  rmSync(folder, { recursive: true })
})

const paid = async () => {
  const [buyer] = await newBuyers(gateway, 1)
  const { skuCode } = await packingOf(gateway, 'otcB')
  const { orderCode, payable } = await ordered(buyer!, { skuCode, quantity: 1 })
  const { token } = await openSession(gateway.db, { memberId: buyer!.memberId, deviceId: 'a-device', channel: 'weapp', now: new Date() })
  const reply = await one.get('/api/pay', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'X-Channel': 'weapp',
      'Idempotency-Key': `attempt-of-${orderCode}`,
    },
    body: JSON.stringify({ ordersCode: orderCode, methodId: 'wechat', wechatCode: weixin.codeOf({ openid: 'o-zhou' }) }),
  })
  expect(reply.status).toBe(200)
  const { payId, wechat } = (await reply.json()) as { payId: string; wechat: { paySign: string } }
  expect(wechat.paySign.length).toBeGreaterThan(300)
  weixin.pay(payId)
  return { payId, orderCode, payable }
}

/** The same notification, at both doors. */
async function tellBoth(payId: string, copies: number) {
  const replies: number[] = []
  const relay = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(wechatpay-|content-type)/.test(name)),
      ) as Record<string, string>
      const init = { method: 'POST', headers, body: Buffer.concat(parts).toString() }
      const sent = Array.from({ length: copies }, (_, copy) => (copy % 2 ? one : two).get('/notify/wechat', init))
      void Promise.all(sent)
        .then((all) => replies.push(...all.map(({ status }) => status)))
        // Without an answer WeChat would wait for one until the test's time is over.
        .finally(() => response.end())
        .catch(() => undefined)
    })
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  weixin.books.trades.get(payId)!.notifyUrl = `${addressOf(relay)}/notify/wechat`
  await (await weixin.noticeOf(payId)).send()
  relay.close()
  return replies
}

it('pays an order once when two gateways receive fifty copies of one webhook', async () => {
  const { payId, orderCode } = await paid()
  expect(new Set(await tellBoth(payId, 50))).toEqual(new Set([200]))
  expect(await gateway.db.select().from(payments).where(eq(payments.subjectCode, orderCode))).toMatchObject([{ payId, state: 'paid' }])
  expect(await gateway.db.select().from(payNotices).where(eq(payNotices.payId, payId))).toHaveLength(1)
  expect(weixin.books.refunds.size).toBe(0)
})

it('shares one access token between two gateways', async () => {
  const agreements = await agreementsOf(one)
  const login = (which: GatewayProcess) =>
    which.get('/api/login/wechat/phone', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        phoneCode: weixin.codeOf({ openid: 'o', phone: '13800006207' }),
        agreements,
      }),
    })
  const replies = await Promise.all([login(one), login(two), login(one), login(two)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(weixin.books.tokensMade).toBe(1)
  expect(await gateway.db.select().from(wechatTokens)).toHaveLength(1)
})
