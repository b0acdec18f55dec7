import { Hono } from 'hono'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { demonstrationOf, demonstrationStrip } from './demonstration'
import { packedPage, sendPage } from './packedPage'
import { previewSms } from './previewSms'

const SENTENCE = demonstrationOf('demonstration')
const sms = previewSms({ send: async () => undefined }, () => new Date())
const open = (demonstration: string | undefined) =>
  gatewayAt(undefined, { ...(demonstration !== undefined && { demonstration }), extra: (app) => void app.get('/dev/sms', sms.page) })

/** The gateway's own pages: how often each says the sentence. */
const timesSaid = async ({ app }: Gateway) =>
  Promise.all(
    ['/bank/pay/nothing', '/dev/sms', '/bank/bank.css'].map(async (page) => {
      const reply = await app.request(page)
      return (await reply.text()).split(SENTENCE ?? '').length - 1
    }),
  )

describe('a demonstration', () => {
  it('is what DEMO=1 opens, and neither a trial nor a real shop', () => {
    expect(SENTENCE).toMatch(/^演示商城/)
    expect([demonstrationOf('trial'), demonstrationOf('production')]).toEqual([undefined, undefined])
  })

  it('says so in one line of the narrowest phone, in the letters of the elder version', () => {
    const [phone, margins, letter, elder] = [320, 2 * 8, 12, 1.3]
    expect((SENTENCE ?? '').length * letter * elder).toBeLessThan(phone - margins)
  })

  it('says so in the mall’s settings and on each page of the gateway’s own', async () => {
    const gateway = await open(SENTENCE)
    expect((await gateway.visitor.mall.config()).demonstration).toBe(SENTENCE)
    expect(await timesSaid(gateway)).toEqual([1, 1, 0])
  })

  it('is not said of any other shop', async () => {
    const gateway = await open(undefined)
    expect(await gateway.visitor.mall.config()).not.toHaveProperty('demonstration')
    expect(await timesSaid(gateway)).toEqual([0, 0, 0])
  })

  it('leaves the storefront’s page of an unknown address below them packed as it is', async () => {
    const app = new Hono()
    app.use('/dev/*', demonstrationStrip('演示商城'))
    app.notFound((context) => sendPage(context, packedPage('<body>页面不存在</body>', 404)))
    const reply = await app.request('/dev/unknown', { headers: { 'Accept-Encoding': 'gzip' } })
    const [first, second] = new Uint8Array(await reply.arrayBuffer())
    expect([reply.status, reply.headers.get('Content-Encoding'), first, second]).toEqual([404, 'gzip', 0x1f, 0x8b])
  })
})
