import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { REPORTS } from '../../scripts/test/reports.mjs'
import { emptyDatabase, freshDatabase } from '../../tests/support/gatewayDatabase'
import { endGateways, failedStart, startGateway, type GatewayProcess } from '../../tests/support/gatewayProcess'
import { agreementsOf } from '../../tests/support/agreements'
import { realShop } from '../../tests/support/realShop'
import { startingDatabase } from '../../tests/support/startingDatabase'
import { databasePurpose } from '../tables'
import { version } from '../../package.json'

const AT_ONCE = 4
/** Milliseconds for a test, only a stop: each is many processes, one after the other. */
const TIMEOUT_MS = 900_000
/** How a command gets a disk of its own, which nobody else sees. */
const OWN_DISK = ['unshare', process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c'] as const
const mountAt = (room: string) => `mount -t tmpfs -o size=8m none ${room}`
/** Not every machine lets its user mount: there the test stands as skipped in jest's count and in the printed table. */
const onSmallDisk = spawnSync(OWN_DISK[0], [...OWN_DISK.slice(1), mountAt(tmpdir())]).status === 0 ? it : it.skip
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
let newerUrl = ''
let foreignUrl = ''
/** A role that the server lets nobody in as. */
const CROWDED = `crowded_${process.pid}`
const busy = createServer()
const busyPort = () => String((busy.address() as AddressInfo).port)
let dropAll = async () => undefined as void
beforeAll(async () => {
  seeded = await freshDatabase()
  busy.listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const [empty, newer, foreign] = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()])
  emptyUrl = empty.url
  newerUrl = newer.url
  foreignUrl = foreign.url
  dropAll = async () => {
    await inside(emptyUrl, `drop role ${CROWDED}`)
    await Promise.all([empty.drop(), newer.drop(), foreign.drop()])
  }
  await inside(emptyUrl, `create role ${CROWDED} login password 'secret-of-the-database' connection limit 0`)
  await inside(foreignUrl, 'create table guests (name text)')
  await inNewer(`create schema drizzle; comment on schema drizzle is '99.0.0（0999_newer）';
    create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.parse('2099-01-01')})`)
})
afterAll(async () => {
  endGateways()
  await dropAll()
  busy.close()
  await seeded.close()
  real.remove()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(path.join(REPORTS, 'starts.txt'), `Ways to start the gateway: ${rows.length}\n${rows.join('\n')}\n`)
})

const TABLES = `select from information_schema.tables where table_schema in ('public', 'drizzle') and table_name <> '__drizzle_migrations'`
const inNewer = (statement: string) => inside(newerUrl, statement)

async function inside(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rowCount } = await client.query(statement)
  await client.end()
  return rowCount
}

const tell = (way: string, result: string) => rows.push(`${way.padEnd(62)} ${result.split('\n')[0]}`)

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

/** A directory as a release leaves it, as far as a start looks before it opens anything. */
const SHOP_FILES = {
  'qinghe.json': `{"state":"ready","version":"${version}"}`,
  'pg/PG_VERSION': '18\n',
  'pg/global/1': '1',
  'pg/base/1': '1',
}
function writeFiles(directory: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (content !== '') writeFileSync(file, content)
  }
}
const filesAt = (name: string, files: Record<string, string>) => {
  writeFiles(at(name), files)
  return at(name)
}
/** What lies in a directory, and when each was written. */
const filesIn = (directory: string) =>
  (existsSync(directory) ? ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })] : [])
    .map((name) => `${name} ${statSync(path.join(directory, name)).mtimeMs}`)
    .sort()

const HEADINGS = '商品编码,通用名,品牌,生产企业,类别,药品标识,分类,规格,单位,售价,库存,剂型,成份'
const GOOD_ROW = '800001,维生素B1片,示例,示例制药,化学药,乙类,维生素,10mg×100片,瓶,6.50,30,片剂,维生素B1'
const edwardsKey = () => {
  const file = at('ed25519.pem')
  writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return file
}
const exampleValues = (): Record<string, string> => {
  const lines = readFileSync('ops/qinghe.env.example', 'utf8').matchAll(/^([A-Z_0-9]+)=(\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
function catalogueOf(name: string, content: string) {
  const file = at(`${name}.csv`)
  writeFileSync(file, content)
  return file
}

describe('a wrong start', () => {
  const TABLE = '正式运行的设置不完整'
  type Way = [name: string, env: () => Record<string, string>, said: RegExp, files?: Record<string, string>]
  /** A database of a real shop, by an address that was changed. */
  const database = (change: (url: URL) => void) => {
    const url = new URL(emptyUrl)
    change(url)
    return { ...real.env, DATABASE_URL: url.href }
  }
  const withPassword = (password: string) => ({ ...real.env, DATABASE_URL: `postgres://shop:${password}@127.0.0.1:1/shop` })
  const ways: Way[] = [
    ...['WECHAT_APPID', 'WECHAT_SECRET', 'WECHAT_MCHID', 'WECHAT_MCH_SERIAL', 'WECHAT_MCH_KEY', 'WECHAT_API_V3_KEY'].map((name): Way => [
      `no ${name}`,
      () => ({ ...without(name), DATABASE_URL: emptyUrl }),
      new RegExp(`${name} +缺少`),
    ]),
    [
      'half of the official account',
      () => ({ ...real.env, WECHAT_MP_APPID: 'wx0123456789abcdee', DATABASE_URL: emptyUrl }),
      /WECHAT_MP_SECRET/,
    ],
    [
      'COURIER_URL without a token',
      () => ({ ...real.env, COURIER_URL: 'https://courier.example', DATABASE_URL: emptyUrl }),
      /COURIER_TOKEN +缺少/,
    ],
    [
      'INVOICE_URL without a token',
      () => ({ ...real.env, INVOICE_URL: 'https://invoice.test', DATABASE_URL: emptyUrl }),
      /INVOICE_TOKEN +缺少/,
    ],
    [
      'CAPTCHA_URL without a secret',
      () => ({ ...real.env, CAPTCHA_URL: 'https://captcha.test', DATABASE_URL: emptyUrl }),
      /^环境变量 CAPTCHA_URL 与 CAPTCHA_SECRET 须同时设置/,
    ],
    ['a directory of somebody else', () => ({}), /里有别的文件（notes\.txt、photos）/, { 'notes.txt': 'mine', 'photos/cat.jpg': 'cat' }],
    ['a directory without PG_VERSION', () => ({}), /已损坏（数据库文件不完整）/, { ...SHOP_FILES, 'pg/PG_VERSION': '' }],
    ['a directory of a newer PostgreSQL', () => ({}), /由 PostgreSQL 99 写成/, { ...SHOP_FILES, 'pg/PG_VERSION': '99\n' }],
    ['a directory with a mark nobody can read', () => ({}), /qinghe\.json 无法识别/, { ...SHOP_FILES, 'qinghe.json': 'x' }],
    [
      'a directory whose restore was broken off',
      () => ({}),
      /恢复没有完成/,
      { 'qinghe.json': `{"state":"restoring","version":"${version}"}` },
    ],
    ['a database of a newer release', () => ({ DATABASE_URL: newerUrl }), /^数据库已被版本 99\.0\.0（0999_newer） 升级过/],
    ['a directory below /proc', () => ({ DATA_DIR: '/proc/qinghe/data' }), /^无法写入数据目录/],
    ['a catalogue that is a folder', () => ({ CATALOGUE: folder }), /^商品目录读不了.*是一个文件夹/],
    ['a catalogue without headings', () => ({ CATALOGUE: catalogueOf('headless', 'a,b\n1,2\n') }), /^商品目录读不了.*不是表头/],
    [
      'a catalogue that breaks off, on a real shop’s empty database',
      () => ({ ...real.env, DATABASE_URL: emptyUrl, CATALOGUE: catalogueOf('broken', `${HEADINGS}\n${GOOD_ROW}\n"800002,x\n`) }),
      /^商品目录读不了.*引号用法不对/,
    ],
    [
      'NODE_ENV=production and an empty PostgreSQL',
      () => ({ DEMO: '', NODE_ENV: 'production', DATABASE_URL: emptyUrl }),
      /WECHAT_MCHID +缺少/,
    ],
    ['an empty PostgreSQL alone', () => ({ DEMO: '', DATABASE_URL: emptyUrl }), /PUBLIC_URL +缺少/],
    ['HOST=0.0.0.0 alone', () => ({ DEMO: '', HOST: '0.0.0.0' }), /SMS_URL +缺少/],
    ['PUBLIC_URL alone', () => ({ DEMO: '', PUBLIC_URL: 'https://shop.test' }), /PUBLIC_URL +已设置/],
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
    ['no FILE_KEYS', () => ({ ...without('FILE_KEYS'), DATABASE_URL: emptyUrl }), /FILE_KEYS +缺少/],
    ['FILE_KEYS of zeros', () => ({ ...real.env, FILE_KEYS: `1:${'A'.repeat(43)}=`, DATABASE_URL: emptyUrl }), /FILE_KEYS +不安全/],
    ['FILE_KEYS that are no keys, in a trial', () => ({ FILE_KEYS: 'secret' }), /^环境变量 FILE_KEYS 不正确/],
    ['half a file store', () => ({ S3_ENDPOINT: 'https://s3.example' }), /^环境变量 S3_ENDPOINT、S3_BUCKET/],
    [
      'a file store over http on another machine',
      () => ({ ...real.env, S3_ENDPOINT: 'http://s3.example', S3_SECRET_KEY: 'secret-of-the-store-1', DATABASE_URL: emptyUrl }),
      /S3_ENDPOINT +不安全/,
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
    [
      'pages without their table',
      () => ({ H5_DIR: filesAt('alone', { 'index.html': '<!doctype html>' }) }),
      /^H5 页面不完整，没有 .*routes\.json/,
    ],
    ['PORT in use', () => ({ PORT: busyPort() }), /^端口 \d+ 已被占用.*用 PORT /],
    ['METRICS_PORT in use', () => ({ METRICS_PORT: busyPort() }), /^端口 \d+ 已被占用.*用 METRICS_PORT /],
    ['METRICS_PORT and PORT alike', () => ({ PORT: '8080', METRICS_PORT: '8080' }), /^环境变量 METRICS_PORT 和 PORT 都是 8080/],
    ['PG_POOL=ten', () => ({ PG_POOL: 'ten' }), /^环境变量 PG_POOL=ten 不正确/],
    ['PG_POOL=0', () => ({ PG_POOL: '0' }), /^环境变量 PG_POOL=0 不正确/],
    ['an empty DATABASE_URL', () => ({ ...real.env, DATABASE_URL: '' }), /^环境变量 DATABASE_URL 是空的/],
    ['a # in the database’s password', () => withPassword('12#secret-of-the-database'), /^环境变量 DATABASE_URL 不正确.*%23/],
    ['a / in the database’s password', () => withPassword('12/secret-of-the-database'), /^环境变量 DATABASE_URL 不正确.*%2F/],
    ['a ? in the database’s password', () => withPassword('12?secret-of-the-database'), /^环境变量 DATABASE_URL 不正确.*%3F/],
    [
      'a database without TLS, asked for it',
      () => database(({ searchParams }) => searchParams.set('sslmode', 'verify-full')),
      /^与数据库 .* 的加密连接没有建立/,
    ],
    [
      'a certificate’s file that is not there',
      () =>
        database(({ searchParams }) => {
          searchParams.set('sslmode', 'verify-full')
          searchParams.set('sslrootcert', '/nowhere.pem')
        }),
      /^读不到连接数据库 .* 用的证书文件/,
    ],
    ['a database that is not there', () => database((url) => (url.pathname += '_of_nobody')), /^数据库 .* 不存在/],
    [
      'a database whose connections are used up',
      () =>
        database((url) => {
          url.username = CROWDED
          url.password = 'secret-of-the-database'
        }),
      /^数据库 .* 的连接已用完/,
    ],
    ['a database of somebody else', () => ({ ...real.env, DATABASE_URL: foreignUrl }), /^数据库里有别的程序的表（guests）/],
    [
      'the values of qinghe.env.example',
      () => ({ ...real.env, ...exampleValues(), DATABASE_URL: emptyUrl }),
      /WECHAT_MCHID +不安全 +还是示例里的值/,
    ],
    [
      'PUBLIC_URL with a password',
      () => ({ ...real.env, PUBLIC_URL: 'https://a:secret-of-it@shop.test', DATABASE_URL: emptyUrl }),
      /PUBLIC_URL +不安全 .*用户名和密码/,
    ],
    [
      'PUBLIC_URL with a password, in a demonstration',
      () => ({ PUBLIC_URL: 'https://a:secret-of-it@shop.test' }),
      /^环境变量 PUBLIC_URL 不正确：.*用户名和密码/,
    ],
    ['PUBLIC_URL of another scheme', () => ({ PUBLIC_URL: 'ftp://shop.test' }), /^环境变量 PUBLIC_URL 不正确：应为 https 网址/],
    [
      'payments on this machine',
      () => ({ ...real.env, WECHAT_PAY_URL: 'http://127.0.0.1:9', DATABASE_URL: emptyUrl }),
      /WECHAT_PAY_URL +不安全 +不能是本机地址/,
    ],
    [
      'a merchant’s key of Ed25519',
      () => ({ ...real.env, WECHAT_MCH_KEY: edwardsKey(), DATABASE_URL: emptyUrl }),
      /^环境变量 WECHAT_MCH_KEY=.*ed25519/,
    ],
    ['a HOST that nobody has', () => ({ HOST: 'shop.invalid' }), /^找不到主机名 shop\.invalid.*HOST/],
    ['an address this machine does not have', () => ({ HOST: '203.0.113.1' }), /^本机没有地址 203\.0\.113\.1/],
    ['a full disk, at the first word', () => ({ NODE_OPTIONS: FULL_DISK }), /^磁盘已满/],
    ['a directory that cannot be made', () => ({ DATA_DIR: '/dev/null/data' }), /^无法写入数据目录/],
    ['a database that is away', () => ({ ...real.env, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }), /^连不上数据库/],
    ['a real shop on the people of an earlier release', () => ({ ...real.env, DATABASE_URL: seeded.url ?? '' }), /^这里是演示的数据/],
  ]

  it(
    'is a sentence or the table and exit 1, with nothing written',
    async () => {
      const waiting = ways.map((way, place) => ({ way, data: at(`never-${place}`) }))
      for (const { way, data } of waiting) writeFiles(data, way[3] ?? {})
      const before = new Map(waiting.map(({ way, data }) => [way[0], filesIn(data)]))
      const seen = new Map<string, { code: number | null; output: string; after: string[] }>()
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [name, env] = next.way
          seen.set(name, { ...(await failedStart({ DATA_DIR: next.data, ...env() })), after: filesIn(next.data) })
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      for (const [name, , said] of ways) {
        const { code, output, after } = seen.get(name)!
        tell(name, `refused, exit ${code}: ${output.startsWith(TABLE) ? 'the table' : output.trim().slice(0, 60)}`)
        expect([name, code, after, output]).toEqual([name, 1, before.get(name), expect.stringMatching(said)])
        expect([name, /\n\s+at /.test(output), output.includes('secret-of')]).toEqual([name, false, false])
      }
      expect(await seeded.db.$count(databasePurpose)).toBe(0)
      expect(await inNewer(TABLES)).toBe(0)
      expect(await inside(emptyUrl, TABLES)).toBe(0)
      expect(await inside(foreignUrl, TABLES)).toBe(1)
    },
    TIMEOUT_MS,
  )

  it(
    'of a release without its packages says how they are installed',
    async () => {
      const data = at('never-installed')
      const { code, output } = await failedStart({ DATA_DIR: data }, { copiedTo: at('release/dist/gateway') })
      tell('a release without its packages', `refused, exit ${code}: ${output.trim().slice(0, 60)}`)
      expect([code, output, filesIn(data)]).toEqual([1, expect.stringMatching(/^没有安装网关运行所需的包.*npm ci.*\n$/), []])
    },
    TIMEOUT_MS,
  )

  it.each<[string, () => Record<string, string>, RegExp]>([
    ['npm start with PORT=eighty', () => ({ PORT: 'eighty' }), /^环境变量 PORT=eighty 不正确.*\n$/],
    ['npm start with METRICS_PORT in use', () => ({ PORT: '0', METRICS_PORT: busyPort() }), /^端口 \d+ 已被占用.*用 METRICS_PORT .*\n$/],
  ])(
    'is told before anything is built: %s',
    (name, env, said) => {
      const data = at('never-built')
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
        env: { PATH: process.env.PATH ?? '', DATA_DIR: data, ...env() } as unknown as NodeJS.ProcessEnv,
        encoding: 'utf8',
      })
      tell(name, `refused, exit ${status}: ${stderr.trim().slice(0, 60)}`)
      expect([status, stdout, stderr, filesIn(data)]).toEqual([1, '', expect.stringMatching(said), []])
    },
    TIMEOUT_MS,
  )

  if (onSmallDisk === it.skip) tell('a disk of 8 MB', 'SKIPPED: this machine does not let its user mount a small disk of its own')
  onSmallDisk(
    'on a disk that is full before the shop is there leaves nothing of one',
    async () => {
      const room = at('room')
      mkdirSync(room)
      const script = `${mountAt(room)} && "$0" "$@"; code=$?; echo "left: $(ls -A ${room}/data | tr '\\n' ' ')"; exit $code`
      const { code, output } = await failedStart({ DATA_DIR: path.join(room, 'data') }, { through: [...OWN_DISK, script] })
      tell('a disk of 8 MB', `refused, exit ${code}: ${output.trim().slice(0, 60)}`)
      // The lock's file stays, and means nothing.
      expect([code, output]).toEqual([1, expect.stringMatching(/^磁盘已满，无法写入 .*\nleft: gateway\.lock\s*$/)])
    },
    TIMEOUT_MS,
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
      expect(await (await trial.get('/api/mall/config')).json()).not.toHaveProperty('demonstration')
      await trial.stop()

      const refused = await failedStart({ ...real.env, DATA_DIR: at('trial') })
      tell('a real shop on the directory of a trial', `refused, exit ${refused.code}: ${refused.output.trim().slice(0, 40)}`)
      expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^这里是演示的数据/)])

      const networked = await startGateway({ DEMO: '1', HOST: '0.0.0.0', DATA_DIR: at('trial') })
      const phone = await status(networked, { Host: '192.168.1.5:8080' })
      tell('DEMO=1 HOST=0.0.0.0 on the same directory', `opened, a demonstration: a phone ${phone}`)
      expect(phone).toBe(200)
      const answer: unknown = await (await fetch(`${networked.url.replace('0.0.0.0', '127.0.0.1')}/api/mall/config`)).json()
      expect(answer).toHaveProperty('demonstration', expect.stringMatching(/^演示商城/))
      await networked.stop()
    },
    TIMEOUT_MS,
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
      const login = { provider: 'alipay', code: 'dev-13800006207', agreements: await agreementsOf(shop) }
      expect(await post(shop, '/login/thirdParty', login)).toBe(503)
      const config = JSON.parse((await get('/api/mall/config')).body) as object
      expect(config).toMatchObject({ logins: [], appBoxInfo: null })
      expect(config).not.toHaveProperty('demonstration')
      // Nobody acts for its pharmacists: there is no such person.
      expect(await inside(emptyUrl, 'select 1 from staff')).toBe(0)
      tell('everything a real shop needs, on an empty PostgreSQL', 'opened, production: no people, products, /dev/sms or pretended login')

      const demonstration = await failedStart({ DEMO: '1', DATABASE_URL: emptyUrl })
      tell('DEMO=1 on the database of a real shop', `refused, exit ${demonstration.code}: ${demonstration.output.trim().slice(0, 40)}`)
      expect([demonstration.code, demonstration.output]).toEqual([1, expect.stringMatching(/^这里是正式商城的数据/)])
      await shop.stop()

      const starting = await startingDatabase(emptyUrl, { refusals: 3 })
      const patient = await startGateway({ ...real.env, DATABASE_URL: starting.url })
      tell(
        'a database that is still starting',
        `opened, when it was there: asked ${starting.asked() > 3 ? 'again until it answered' : 'once'}`,
      )
      expect(patient.output()).toContain('数据库正在启动')
      await patient.stop()
      await starting.close()

      const providers = Object.entries({ LOGIN: 'login', COURIER: 'courier', CAPTCHA: 'captcha' }).flatMap(([name, host]) => [
        [`${name}_URL`, `https://${host}.test`],
        [name === 'CAPTCHA' ? 'CAPTCHA_SECRET' : `${name}_TOKEN`, `token-of-the-${host}-provider`],
      ])
      const whole = await startGateway({
        ...real.env,
        ...(Object.fromEntries(providers) as Record<string, string>),
        DATABASE_URL: emptyUrl,
      })
      expect(whole.output()).toMatch(/COURIER_URL +已设置/)
      expect(await (await whole.get('/api/mall/config')).json()).toMatchObject({ logins: ['wechat', 'alipay'] })
      tell('a real shop with login, courier and captcha', 'opened, production: logins of WeChat and Alipay are offered')
      await whole.stop()
    },
    TIMEOUT_MS,
  )
})
