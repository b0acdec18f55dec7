import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import * as z from 'zod/mini'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { openLocalWechat } from '../../wechat/localWechat'
import { sealedFor, signature, signerOf } from '../../wechat/localWechat/speech'
import { clientPayment } from './clientPayment'
import { verifySignature } from './verifySignature'
import { opened } from './sealed'
import { authorization } from './signing'

/*
 * Shop and local server were written by the same hand and could be wrong together. `wechatpay-axios-plugin` is another's
 * understanding of the same protocol: each of ours has to understand it and be understood by it. It reads the machine's clock.
 */
const now = () => new Date()
const weixin = openLocalWechat({ now, ask: fetch })
const { merchant, platforms, mchid, apiV3Key } = weixin.books
const { serial, pem, publicKey } = platforms[0]!

describe('the protocol of WeChat Pay, in another’s understanding', () => {
  let server: Server
  beforeAll(async () => {
    server = serve({ fetch: weixin.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  const stranger = (key = merchant.privateKey) =>
    new Wechatpay({
      mchid,
      serial: merchant.serial,
      privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
      certs: { [serial]: pem },
      baseURL: `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    })
  const order = {
    mchid,
    appid: weixin.books.apps.mini.appid,
    description: '青禾健康 订单 1',
    out_trade_no: 'a-strangers-order',
    time_expire: new Date(Date.now() + 1800_000).toISOString(),
    notify_url: 'https://shop.example/notify/wechat',
    amount: { total: 100, currency: 'CNY' },
    payer: { openid: 'somebody' },
  }

  it('serves a client that is not ours, which believes the answers’ signatures', async () => {
    const client = stranger()
    const made = await client.chain('v3/pay/transactions/jsapi').post(order)
    expect(made.data).toMatchObject({ prepay_id: weixin.books.trades.get('a-strangers-order')?.prepayId })
    weixin.pay('a-strangers-order')
    const found = await client.chain('v3/pay/transactions/out-trade-no/a-strangers-order').get({ params: { mchid } })
    expect(found.data).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 100 } })
  })

  it('does not serve one with another key', async () => {
    await expect(stranger(platforms[0]!.privateKey).chain('v3/pay/transactions/jsapi').post(order)).rejects.toMatchObject({
      response: { status: 401, data: { code: 'SIGN_ERROR' } },
    })
  })

  it('signs requests and the cashier’s parameters as the other reads them', () => {
    const sent = { method: 'POST', path: '/v3/pay/transactions/jsapi', body: '{"a":1}' }
    const header = authorization({ mchid, serial: merchant.serial, privateKey: merchant.privateKey }, sent, now())
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? ''
    const [time, nonce, signed] = [part('timestamp'), part('nonce_str'), part('signature')]
    const inAnyOrder = (text: string) => text.replace('WECHATPAY2-SHA256-RSA2048 ', '').split(',').sort()
    expect(inAnyOrder(Formatter.authorization(mchid, nonce, signed, time, merchant.serial))).toEqual(inAnyOrder(header))
    expect(Rsa.verify(Formatter.request(sent.method, sent.path, time, nonce, sent.body), signed, merchant.publicKey)).toBe(true)
    const cashier = clientPayment({ privateKey: merchant.privateKey }, 'wx1', 'wx-prepay', now())
    const lines = Formatter.joinedByLineFeed('wx1', cashier.timeStamp, cashier.nonceStr, cashier.package)
    expect(Rsa.verify(lines, cashier.paySign, merchant.publicKey)).toBe(true)
  })

  it('hears what the other signs and opens what it seals, and the other way round', async () => {
    const [time, nonce, body] = [String(Formatter.timestamp()), Formatter.nonce(), '{"id":"1"}']
    const sealed = {
      nonce: 'twelve-bytes',
      associated_data: 'transaction',
      ciphertext: Aes.AesGcm.encrypt('青禾', apiV3Key, 'twelve-bytes', 'transaction'),
    }
    expect(opened(Buffer.from(apiV3Key), sealed)).toBe('青禾')
    const own = sealedFor(apiV3Key, '青禾', 'refund')
    expect(Aes.AesGcm.decrypt(own.ciphertext, apiV3Key, own.nonce, own.associated_data)).toBe('青禾')

    const theirs: Record<string, string> = {
      'Wechatpay-Timestamp': time,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': serial,
      'Wechatpay-Signature': Rsa.sign(Formatter.response(time, nonce, body), platforms[0]!.privateKey),
    }
    const keys = { keyOf: async (asked: string) => (asked === serial ? publicKey : undefined) }
    expect(await verifySignature({ body, header: (name) => theirs[name] }, keys, now())).toBe(true)
    const ours = z.record(z.string(), z.string()).parse(signature(body, now(), signerOf(weixin.books)))
    const lines = Formatter.response(ours['Wechatpay-Timestamp'] ?? '', ours['Wechatpay-Nonce'] ?? '', body)
    expect(Rsa.verify(lines, ours['Wechatpay-Signature'] ?? '', publicKey)).toBe(true)
  })
})
