import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { emptyDatabase, freshDatabase } from '../../tests/support/gatewayDatabase'
import { realShop } from '../../tests/support/realShop'
import { openDatabase, type Database } from '../db/open'
import * as tables from '../tables'
import { databasePurpose, members, products } from '../tables'

const ROOT = path.resolve(__dirname, '../..')
/** Milliseconds for a test, only a stop: each is a process or two. */
const TIMEOUT_MS = 300_000
/** Milliseconds after which a command that does not end is ended, so that its test says what it had told. */
const STOP = 240_000

let demonstration: Awaited<ReturnType<typeof freshDatabase>>
let shop: Database
let shopUrl = ''
let drop = async () => undefined as void
const real = realShop()
beforeAll(async () => {
  demonstration = await freshDatabase()
  ;({ url: shopUrl, drop } = await emptyDatabase())
  shop = await openDatabase({
    tables,
    databaseUrl: shopUrl,
    migrationsFolder: path.join(ROOT, 'gateway/db/migrations'),
    purpose: 'production',
  })
})
afterAll(async () => {
  await shop.close()
  await drop()
  await demonstration.close()
  real.remove()
})

const COMMANDS = {
  campaign: ['gateway/cli/campaign.ts', '秋冬护理满减'],
  catalogue: ['scripts/catalogue.ts', 'gateway/modules/catalogue/sample.csv'],
}

/** Runs a command of the shop as `npm run` does: how it ended and what it said. */
function run(name: keyof typeof COMMANDS, env: Record<string, string>) {
  const base = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...COMMANDS[name]], {
    cwd: ROOT,
    env: { ...base, ...env } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
    timeout: STOP,
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

describe.each(['campaign', 'catalogue'] as const)('npm run %s', (name) => {
  it(
    'with a real shop’s settings leaves a demonstration’s data alone',
    () => {
      const { status, said } = run(name, { ...real.env, DATABASE_URL: demonstration.url ?? '' })
      expect([status, said]).toEqual([1, expect.stringMatching(/^这里是演示的数据.*DEMO=1。$/)])
    },
    TIMEOUT_MS,
  )

  it(
    'with DEMO=1 leaves a real shop’s data alone',
    async () => {
      const { status, said } = run(name, { DEMO: '1', DATABASE_URL: shopUrl })
      expect([status, said]).toEqual([1, expect.stringMatching(/^这里是正式商城的数据.*DEMO=0。$/)])
      expect([await shop.db.$count(products), await shop.db.$count(members)]).toEqual([0, 0])
      expect(await shop.db.select({ purpose: databasePurpose.purpose }).from(databasePurpose)).toEqual([{ purpose: 'production' }])
    },
    TIMEOUT_MS,
  )

  it(
    'says in one sentence that the database does not answer',
    () => {
      const { status, said } = run(name, { DEMO: '1', DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
      expect([status, said]).toEqual([1, expect.stringMatching(/^连不上数据库 127\.0\.0\.1:1\/shop（ECONNREFUSED）.*$/)])
    },
    TIMEOUT_MS,
  )
})

it(
  'a campaign of a real shop that cannot send is refused with what is missing',
  () => {
    const { SMS_URL: _url, SMS_TOKEN: _token, ...silent } = real.env
    const { status, said } = run('campaign', { ...silent, DATABASE_URL: shopUrl })
    expect([status, said]).toEqual([1, expect.stringMatching(/^没有发送任何短信：\n +SMS_URL +缺少[^]*SMS_TOKEN +缺少/)])
  },
  TIMEOUT_MS,
)
