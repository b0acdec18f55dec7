import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../tests/support/gateway'
import { products } from './tables'
import { environmentOf } from './server/environment'

describe('the gateway', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await gatewayAt()
  })

  it('says that it can serve', async () => {
    const reply = await gateway.app.request('/healthz')
    expect([reply.status, await reply.json()]).toEqual([200, { ok: true }])
  })

  it.each(['/healthz', '/openapi.json', '/api/nothing', '/api/personal/info', '/nothing'])(
    'protects %s with every header',
    async (path) => {
      const { headers } = await gateway.app.request(path)
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    },
  )

  it('lets WeChat’s own script into pages that are open in WeChat, and into no others', async () => {
    const policyIn = async (userAgent: string) =>
      (await gateway.app.request('/', { headers: { 'User-Agent': userAgent } })).headers.get('Content-Security-Policy')
    expect(await policyIn('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50')).toContain("script-src 'self' https://res.wx.qq.com;")
    expect(await policyIn('Mozilla/5.0 (Linux; Android 14) Chrome/120.0.0.0')).not.toContain('qq.com')
  })

  it('lets pages report visits to the one other server that the operator named, and to no other', async () => {
    const namedBy = (ANALYTICS: string) => environmentOf({ ANALYTICS, DEMO: '1' } as unknown as NodeJS.ProcessEnv).reportsTo
    const policyOf = async ({ app }: Gateway) => (await app.request('/')).headers.get('Content-Security-Policy')
    const elsewhere = await gatewayAt(undefined, { reportsTo: namedBy('https://report.example:8443/events?shop=1') })
    expect(await policyOf(elsewhere)).toContain("connect-src 'self' blob: https://report.example:8443;")
    expect(namedBy('/api/analytics/events')).toBeUndefined()
    expect(await policyOf(gateway)).toContain("connect-src 'self' blob:;")
  })

  it('lets pages open a web socket to their own host, which to an older Safari is not their own, and to none that a request names', async () => {
    const known = await gatewayAt(undefined, { socketOrigin: 'wss://shop.example' })
    const policyOf = async ({ app }: Gateway, address: string) =>
      (await app.request(address, { headers: { Host: 'evil.example' } })).headers.get('Content-Security-Policy')
    expect(await policyOf(known, '/')).toContain("connect-src 'self' blob: wss://shop.example;")
    expect(await policyOf(known, '/work')).toContain("connect-src 'self' wss://shop.example;")
    expect(await policyOf(gateway, '/')).toContain("connect-src 'self' blob:;")
  })

  it('answers an unknown call in JSON', async () => {
    const reply = await gateway.app.request('/api/nothing', { method: 'POST' })
    expect([reply.status, await reply.json()]).toEqual([404, { code: 'NO_SUCH_CALL', message: '没有这个接口' }])
  })

  it('sends answers small to who can unpack them', async () => {
    const packed = await gateway.app.request('/api/categories', { headers: { 'Accept-Encoding': 'br, gzip' } })
    const plain = await gateway.app.request('/api/categories')
    expect([packed.headers.get('Content-Encoding'), plain.headers.get('Content-Encoding')]).toEqual(['gzip', null])
    const sent = new Uint8Array(await packed.arrayBuffer())
    const said = await plain.text()
    expect(sent.length).toBeLessThan(Buffer.byteLength(said) / 2)
    expect(gunzipSync(sent).toString()).toBe(said)
  })

  it('sends an answer that fits into a packet as it is', async () => {
    const short = await gateway.app.request('/api/cart/products', { headers: { 'Accept-Encoding': 'gzip' } })
    expect([short.status, short.headers.get('Content-Encoding')]).toEqual([200, null])
    expect(short.headers.get('Content-Length')).toBe(String(Buffer.byteLength(await short.text())))
  })

  it('never sends a packed answer from before a change', async () => {
    const { app, db } = gateway
    const ask = async () => {
      const reply = await app.request('/api/product/v3/110011', { headers: { 'Accept-Encoding': 'gzip' } })
      return gunzipSync(new Uint8Array(await reply.arrayBuffer())).toString()
    }
    expect(await ask()).not.toContain('改了名')
    await db.update(products).set({ brandName: '改了名' }).where(eq(products.productCode, '110011'))
    expect(await ask()).toContain('改了名')
  })
})
