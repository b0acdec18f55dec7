import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { freshDatabase } from '../../tests/support/gatewayDatabase'
import { readPicture } from '../../tests/support/gatewayLogin'
import { endGateways, failedStart, postTo, startGateway, type GatewayProcess } from '../../tests/support/gatewayProcess'
import { localSms, type LocalSms } from '../../tests/support/localSms'
import { agreementsOf } from '../../tests/support/agreements'
import { lockDirectory } from '../db/lock'
import { products } from '../tables'

type Fresh = Awaited<ReturnType<typeof freshDatabase>>
let database: Fresh
let one: GatewayProcess
let two: GatewayProcess
let provider: LocalSms

beforeAll(async () => {
  ;[database, provider] = await Promise.all([freshDatabase(), localSms()])
  const env = {
    DATABASE_URL: database.url ?? '',
    SMS_URL: provider.url,
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
  }
  ;[one, two] = await Promise.all([startGateway(env), startGateway(env)])
})
afterAll(async () => {
  endGateways()
  provider.close()
  await database.close()
})

const form = (gateway: GatewayProcess, at: string, body: Record<string, string>) =>
  gateway.get(`/api${at}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': '10.0.0.1', 'X-Device-Id': 'a-device' },
    body: new URLSearchParams(body),
  })

async function solved(phoneNum: string) {
  const { body } = await postTo(one, '/tickets', { phoneNum })
  const ticket = String(body.ticket)
  // The picture is drawn by the other process.
  expect((await postTo(two, '/captchas', { ticket })).status).toBe(200)
  return { phoneNum, ...(await readPicture(database, ticket)) }
}

describe('two gateways on one PostgreSQL', () => {
  it('behave as one for tickets, pictures, codes and sessions', async () => {
    expect((await postTo(one, '/smscode', await solved('13912345678'))).status).toBe(200)
    const smsCode = /验证码 (\d{6})/.exec(provider.messages.at(-1)?.text ?? '')?.[1] ?? ''
    const login = await form(two, '/login/sms', { phoneNum: '13912345678', smsCode, agreements: await agreementsOf(two) })
    const { token } = (await login.json()) as { token: string }
    const info = await one.get('/api/personal/info', { headers: { Authorization: `Bearer ${token}` } })
    expect(await info.json()).toMatchObject({ phoneNum: '139****5678' })
    await two.get('/api/session', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } })
    expect((await one.get('/api/personal/info', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
  })

  it('use one ticket once between them', async () => {
    const request = await solved('13912340002')
    const before = provider.messages.length
    const tries = await Promise.all(Array.from({ length: 40 }, (_none, n) => postTo(n % 2 ? one : two, '/smscode', request)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(provider.messages).toHaveLength(before + 1)
  })

  it('send one message a minute to a phone between them, with a ticket each', async () => {
    const requests = [await solved('13912340003'), await solved('13912340003'), await solved('13912340003'), await solved('13912340003')]
    const before = provider.messages.length
    const tries = await Promise.all(requests.map((request, n) => postTo(n % 2 ? one : two, '/smscode', request, `10.0.1.${n}`)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
    expect(provider.messages).toHaveLength(before + 1)
  })

  it('count what one address does together', async () => {
    const tries = await Promise.all(
      Array.from({ length: 70 }, (_none, n) => postTo(n % 2 ? one : two, '/tickets', { phoneNum: '13912340004' }, '10.9.9.9')),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(60)
  })
})

describe('the pages', () => {
  it('are served with the head of their address and a policy for their script', async () => {
    const reply = await one.get('/?token=canary')
    const page = await reply.text()
    expect(page).toContain('<title>青禾健康</title>')
    expect(page).toContain('<meta name="description" content="网上药店">')
    expect(page).not.toContain('canary')
    expect(reply.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
    expect(reply.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(reply.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('keep an unknown address, with HTTP 404', async () => {
    for (const at of ['/nothing/here', '/404', '/product/999999.html']) {
      const reply = await one.get(at)
      expect([at, reply.status, (await reply.text()).includes('noindex')]).toEqual([at, 404, true])
    }
  })

  it('and every other answer keep a forged Host header out', async () => {
    const [otc] = await database.db.select().from(products).where(eq(products.mark, 'otcB')).limit(1)
    const { hostname, port } = new URL(one.url)
    const asked = [
      '/',
      `/product/${otc?.productCode}.html`,
      '/nowhere',
      '/bank/pay/x',
      '/dev/sms',
      '/robots.txt',
      '/openapi.json',
      '/api/nowhere',
    ]
    const answers = asked.map(async (at) => {
      const request = get({ hostname, port, path: at, headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } })
      const [reply] = (await once(request, 'response')) as [IncomingMessage]
      return JSON.stringify(reply.headers) + (await text(reply))
    })
    expect((await Promise.all(answers)).filter((answer) => answer.includes('evil.example'))).toEqual([])
  })

  it('hide personal pages from crawlers', async () => {
    const reply = await one.get('/user')
    expect([reply.status, (await reply.text()).includes('<meta name="robots" content="noindex">')]).toEqual([200, true])
  })

  it('name a product, and of a prescription drug neither pack nor leaflet', async () => {
    const [rx] = await database.db.select().from(products).where(eq(products.mark, 'rx')).limit(1)
    const [otc] = await database.db.select().from(products).where(eq(products.mark, 'otcB')).limit(1)
    const otcPage = await (await one.get(`/product/${otc?.productCode}.html`)).text()
    expect(otcPage).toContain(`<title>${otc?.name} ${otc?.brandName} - 青禾健康</title>`)
    expect(otcPage).toContain(`/pictures/${otc?.pictures[0]}-750.webp`)
    const rxPage = await (await one.get(`/product/${rx?.productCode}.html`)).text()
    expect(rxPage).toContain('处方药须凭处方在药师指导下购买和使用')
    expect(rxPage).toContain('/pictures/sealed-750.webp')
    expect(rxPage).not.toContain(rx?.summary)
  })

  it('come with scripts that are compressed and kept for good', async () => {
    const reply = await one.get('/js/app.0a1b2c3d.js', { headers: { 'Accept-Encoding': 'br' } })
    expect([reply.headers.get('Content-Encoding'), reply.headers.get('Cache-Control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect(await reply.text()).toContain('青禾')
  })

  it.each(['/js/gone.0a1b2c3d.js', '/../package.json', '/..%2f..%2fpackage.json', '/routes.json', '/.env', '/js/app.0a1b2c3d.js.map'])(
    'are not given for %s',
    async (at) => {
      const reply = await one.get(at)
      expect([at, reply.status]).toEqual([at, 404])
      expect(await reply.text()).not.toContain('"dependencies"')
    },
  )

  it('come with pictures that are kept for good', async () => {
    const reply = await one.get('/pictures/sealed-400.webp')
    expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect((await one.get('/pictures/nothing-400.webp')).status).toBe(404)
  })

  it('come with pictures that WeChat’s cards can show', async () => {
    const reply = await one.get('/pictures/110011-400.jpg')
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(new Uint8Array(await reply.arrayBuffer()).subarray(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff))
    expect((await one.get('/pictures/110011-400.png')).status).toBe(404)
  })
})

describe('starting', () => {
  it('says that the port is in use', async () => {
    const { code, output } = await failedStart({ DATABASE_URL: database.url ?? '', PORT: new URL(one.url).port })
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^端口 \d+ 已被占用：/)])
  })

  it('says that the database cannot be reached, without its password', async () => {
    const { code, output } = await failedStart({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
    expect([code, output]).toEqual([1, expect.stringContaining('连不上数据库 127.0.0.1:1/shop')])
    expect(output).not.toContain('secret')
  })

  it('says that the shop is not built', async () => {
    const { code, output } = await failedStart({ DATABASE_URL: database.url ?? '', H5_DIR: '/nowhere' })
    expect([code, output]).toEqual([1, expect.stringContaining('npm run build:h5')])
  })

  it('leaves a data directory alone that another gateway serves', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'qinghe-taken-'))
    const unlock = lockDirectory(directory)
    const { code, output } = await failedStart({ DATA_DIR: directory })
    expect([code, output]).toEqual([1, expect.stringContaining('另一个网关正在使用数据目录')])
    unlock()
    rmSync(directory, { recursive: true })
  })

  it('prints the ready-made people', () => {
    expect(one.output()).toMatch(/周岚.*zhoulan.*Qinghe2026/)
  })
})
