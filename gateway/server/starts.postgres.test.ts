import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../tests/support/gatewayDatabase'
import { endGateways, failedStart, startGateway, type GatewayProcess } from '../../tests/support/gatewayProcess'
import { AGREEMENTS } from '../../tests/support/gatewayLogin'
import { realShop } from '../../tests/support/realShop'
import { databasePurpose } from '../db/schema'

const AT_ONCE = 4
/** Milliseconds for a test: each is many processes, one after the other. */
const PATIENCE = 300_000
const EMPTY = 'qinghe_starts_empty'
/** A process that finds no room on its disk. */
const FULL_DISK = `--import=data:text/javascript,${encodeURIComponent(
  "import fs from 'node:fs';import{syncBuiltinESMExports}from'node:module';fs.mkdirSync=()=>{throw Object.assign(new Error('no space'),{code:'ENOSPC'})};syncBuiltinESMExports()",
)}`

let seeded: Awaited<ReturnType<typeof freshDatabase>>
const real = realShop()
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-starts-'))
const at = (name: string) => path.join(folder, name)
const rows: string[] = []

let emptyUrl = ''
beforeAll(async () => {
  seeded = await freshDatabase()
  await seeded.db.execute(sql.raw(`drop database if exists ${EMPTY}`))
  await seeded.db.execute(sql.raw(`create database ${EMPTY}`))
  emptyUrl = (seeded.url ?? '').replace(/\/[^/?]+(?=\?|$)/, `/${EMPTY}`)
})
afterAll(async () => {
  endGateways()
  await seeded.db.execute(sql.raw(`drop database if exists ${EMPTY} with (force)`))
  await seeded.close()
  real.remove()
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`\n${rows.join('\n')}\n`)
})

const tell = (way: string, result: string) => rows.push(`${way.padEnd(62)} ${result}`)

/** A request as a proxy or another name of this machine sends it. */
const status = (gateway: GatewayProcess, headers: Record<string, string>, where = '/healthz') =>
  new Promise<number>((resolve, reject) => {
    ask(`${gateway.url.replace('0.0.0.0', '127.0.0.1')}${where}`, { headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

const without = (...names: string[]) => Object.fromEntries(Object.entries(real.env).filter(([name]) => !names.includes(name)))
const post = async (gateway: GatewayProcess, where: string, body: object) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Device-Id': 'a-device' }, body: JSON.stringify(body) }
  return (await gateway.get(`/api${where}`, init)).status
}

describe('a wrong start', () => {
  const TABLE = '正式运行的设置不完整'
  type Way = [name: string, env: () => Record<string, string>, said: RegExp]
  const ways: Way[] = [
    [
      'NODE_ENV=production and an empty PostgreSQL',
      () => ({ DEMO: '', NODE_ENV: 'production', DATABASE_URL: emptyUrl }),
      /WECHAT_MCHID +缺少/,
    ],
    ['an empty PostgreSQL alone', () => ({ DEMO: '', DATABASE_URL: emptyUrl }), /PUBLIC_URL +缺少/],
    ['HOST=0.0.0.0 alone', () => ({ DEMO: '', HOST: '0.0.0.0' }), /SMS_URL +缺少/],
    ['PUBLIC_URL alone', () => ({ DEMO: '', PUBLIC_URL: 'https://shop.example' }), /PUBLIC_URL +已设置/],
    ['TRUST_PROXY alone', () => ({ DEMO: '', TRUST_PROXY: '1' }), /SMS_URL +缺少/],
    ['DEMO=0 alone', () => ({ DEMO: '0' }), /PUBLIC_URL +缺少/],
    [
      'HOST, DATABASE_URL, SMS_URL and PUBLIC_URL without a payment provider',
      () => ({
        ...without('WECHAT_APPID', 'WECHAT_SECRET', 'WECHAT_MCHID', 'WECHAT_MCH_SERIAL', 'WECHAT_MCH_KEY', 'WECHAT_API_V3_KEY'),
        HOST: '0.0.0.0',
        DATABASE_URL: emptyUrl,
      }),
      /WECHAT_APPID +缺少/,
    ],
    ['no SMS_URL', () => ({ ...without('SMS_URL'), DATABASE_URL: emptyUrl }), /SMS_URL +缺少/],
    ['no SMS_TOKEN', () => ({ ...without('SMS_TOKEN'), DATABASE_URL: emptyUrl }), /SMS_TOKEN +缺少/],
    ['a weak SMS_TOKEN', () => ({ ...real.env, SMS_TOKEN: 'changeme', DATABASE_URL: emptyUrl }), /SMS_TOKEN +不安全/],
    [
      'SMS over http to another machine',
      () => ({ ...real.env, SMS_URL: 'http://sms.example/send', DATABASE_URL: emptyUrl }),
      /SMS_URL +不安全/,
    ],
    ['PUBLIC_URL over http', () => ({ ...real.env, PUBLIC_URL: 'http://shop.example', DATABASE_URL: emptyUrl }), /PUBLIC_URL +不安全/],
    ['LOGIN_URL without a token', () => ({ ...real.env, LOGIN_URL: 'https://login.example', DATABASE_URL: emptyUrl }), /LOGIN_TOKEN +缺少/],
    [
      'COURIER_URL over http to another machine',
      () => ({ ...real.env, COURIER_URL: 'http://courier.example', DATABASE_URL: emptyUrl }),
      /COURIER_URL +不安全/,
    ],
    [
      'WECHAT_PAY_URL over http to another machine',
      () => ({ ...real.env, WECHAT_PAY_URL: 'http://pay.example', DATABASE_URL: emptyUrl }),
      /WECHAT_PAY_URL +不安全/,
    ],
    [
      'a merchant’s key that is not there',
      () => ({ ...real.env, WECHAT_MCH_KEY: '/nowhere.pem', DATABASE_URL: emptyUrl }),
      /^环境变量 WECHAT_MCH_KEY=/,
    ],
    ['DEMO=yes', () => ({ DEMO: 'yes' }), /^环境变量 DEMO=yes 不正确/],
    ['DEMO=1 with WeChat Pay of real money', () => ({ ...without('WECHAT_PAY_URL'), DEMO: '1' }), /^演示不能收真钱/],
    ['PORT=eighty', () => ({ PORT: 'eighty' }), /^环境变量 PORT=eighty 不正确/],
    ['a catalogue that is not there', () => ({ CATALOGUE: '/nowhere.csv' }), /^没有找到商品目录/],
    ['pages that are not built', () => ({ H5_DIR: '/nowhere' }), /npm run build:h5/],
    ['an address this machine does not have', () => ({ HOST: '203.0.113.1' }), /^本机没有地址 203\.0\.113\.1/],
    ['a full disk', () => ({ NODE_OPTIONS: FULL_DISK }), /^磁盘已满/],
    ['a directory that cannot be made', () => ({ DATA_DIR: '/dev/null/data' }), /^无法写入数据目录/],
    ['a database that is away', () => ({ ...real.env, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }), /^连不上数据库/],
    ['a real shop on the people of an earlier release', () => ({ ...real.env, DATABASE_URL: seeded.url ?? '' }), /^这里是演示的数据/],
  ]

  it(
    'is a sentence or the table and exit 1, with nothing written',
    async () => {
      const waiting = ways.map((way, place) => ({ way, data: at(`never-${place}`) }))
      const seen = new Map<string, { code: number | null; output: string; wrote: boolean }>()
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [name, env] = next.way
          seen.set(name, { ...(await failedStart({ DATA_DIR: next.data, ...env() })), wrote: existsSync(next.data) })
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      for (const [name, , said] of ways) {
        const { code, output, wrote } = seen.get(name)!
        tell(name, `refused, exit ${code}: ${output.startsWith(TABLE) ? 'the table' : output.trim().slice(0, 60)}`)
        expect([name, code, wrote, output]).toEqual([name, 1, false, expect.stringMatching(said)])
        expect([name, /\n\s+at /.test(output), output.includes('secret-of')]).toEqual([name, false, false])
      }
      expect(await seeded.db.$count(databasePurpose)).toBe(0)
    },
    PATIENCE,
  )
})

describe('a trial on this machine', () => {
  it(
    'answers this machine alone, and leaves its data to no real shop',
    async () => {
      const trial = await startGateway({ DEMO: '', NODE_ENV: 'production', DATA_DIR: at('trial') })
      expect(trial.output()).toMatch(/周岚.*zhoulan/)
      const answers = await Promise.all(
        [
          {},
          { Host: 'localhost' },
          { Host: 'shop.example' },
          { 'X-Forwarded-For': '10.0.0.1' },
          { Forwarded: 'for=10.0.0.1' },
          { Origin: 'https://shop.example' },
        ].map((headers) => status(trial, headers as Record<string, string>)),
      )
      tell(
        'NODE_ENV=production on loopback, nothing else',
        `opened, a trial: this machine ${answers[0]}, proxy or other name ${answers[2]}`,
      )
      expect(answers).toEqual([200, 200, 403, 403, 403, 403])
      expect((await trial.get('/dev/sms')).status).toBe(200)
      await trial.stop()

      const refused = await failedStart({ ...real.env, DATA_DIR: at('trial') })
      tell('a real shop on the directory of a trial', `refused, exit ${refused.code}: ${refused.output.trim().slice(0, 40)}`)
      expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^这里是演示的数据/)])

      const networked = await startGateway({ DEMO: '1', HOST: '0.0.0.0', DATA_DIR: at('trial') })
      const phone = await status(networked, { Host: '192.168.1.5:8080' })
      tell('DEMO=1 HOST=0.0.0.0 on the same directory', `opened, a demonstration: a phone ${phone}`)
      expect(phone).toBe(200)
      await networked.stop()
    },
    PATIENCE,
  )
})

describe('a real shop', () => {
  it(
    'opens empty, pretends nothing and never becomes a demonstration',
    async () => {
      const shop = await startGateway({ ...real.env, DATABASE_URL: emptyUrl })
      expect(shop.output()).toMatch(/COURIER_URL +未启用/)
      expect(shop.output()).toContain('还没有商品')
      expect(shop.output()).not.toContain('Qinghe2026')
      const get = async (where: string) => {
        const reply = await shop.get(where, { headers: { 'X-Forwarded-For': '10.0.0.1' } })
        return { status: reply.status, body: await reply.text() }
      }
      for (const where of [
        '/api/mall/config',
        '/api/mall/home',
        '/api/categories',
        '/api/mall/licences',
        '/api/mall/onlineTime',
        '/api/documents/privacy',
      ])
        expect([where, (await get(where)).status]).toEqual([where, 200])
      expect(JSON.parse((await get('/api/searchs/v5?keyword=%E6%84%9F%E5%86%92')).body)).toMatchObject({ hits: 0 })
      expect((await get('/api/mall/licences')).body).not.toContain('演示')
      for (const where of ['/dev/sms', '/bank/pay/x']) {
        const reply = await get(where)
        expect([where, reply.body.includes('短信箱') || reply.body.includes('银行')]).toEqual([where, false])
      }
      expect(await post(shop, '/login/thirdParty', { provider: 'alipay', code: 'dev-13800006207', agreements: AGREEMENTS })).toBe(503)
      tell('everything a real shop needs, on an empty PostgreSQL', 'opened, production: no people, products, /dev/sms or pretended login')

      const demonstration = await failedStart({ DEMO: '1', DATABASE_URL: emptyUrl })
      tell('DEMO=1 on the database of a real shop', `refused, exit ${demonstration.code}: ${demonstration.output.trim().slice(0, 40)}`)
      expect([demonstration.code, demonstration.output]).toEqual([1, expect.stringMatching(/^这里是正式商城的数据/)])
      await shop.stop()
    },
    PATIENCE,
  )
})
