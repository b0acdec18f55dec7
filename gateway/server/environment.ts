import { existsSync } from 'node:fs'
import path from 'node:path'
import type { KeyRing } from '../lib/keyRing'
import type { LogFormat } from '../lib/log'
import type { Engine } from '../modules/search/engines'
import type { S3Settings } from '../providers/storage/s3Storage'
import { databaseUrlOf } from './databaseUrl'
import { fileKeysOf } from './fileKeysOf'
import { isLoopback } from './loopback'
import { isMet, requirementsOf, requirementTable, webProblem, type Requirement } from './requirements'
import { shopKindOf, type ShopKind } from './shopKind'
import { tracingOf } from './tracingEnvironment'
import { StartError } from './startError'
import { wechatOf, type WechatEnvironment } from './wechatEnvironment'

/** What an operator may set; every name is an environment variable. */
export type Environment = {
  kind: ShopKind
  /** Status of the settings of a real shop; empty for a trial or demonstration. */
  requirements: readonly Requirement[]
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** A read replica of it, for reads that may be a few seconds old. */
  replicaUrl: string | undefined
  /** Connections to either, at most. */
  poolSize: number | undefined
  /** Where products are searched: in memory, or in PostgreSQL where a catalogue does not fit (docs/decisions/search.md). */
  search: Engine
  /** The built H5 shop that is served, where it is not this package's own. */
  h5Dir: string | undefined
  /** A pharmacy's own list (CSV), loaded at the start. */
  catalogue: string | undefined
  /** Where the shop is reached from outside, without a final slash: for canonical addresses and payment pages. */
  publicUrl: string | undefined
  /** Number of trusted proxies before the gateway: their entries in `X-Forwarded-For` are believed, no others. */
  trustProxy: number
  smsUrl: string | undefined
  smsToken: string | undefined
  /** Sends notifications to the apps; without it they are read in the shop. */
  pushUrl: string | undefined
  pushToken: string | undefined
  /** The pharmacy's own service for logins of other providers (`providers/login/httpThirdParty`). */
  loginUrl: string | undefined
  loginToken: string | undefined
  /** The pharmacy's own service for parcels (`providers/courier/httpCourier`). */
  courierUrl: string | undefined
  courierToken: string | undefined
  /** The service that issues invoices, and its token. */
  invoiceUrl: string | undefined
  invoiceToken: string | undefined
  /** The service in front of insurers, and its token. */
  insurerUrl: string | undefined
  insurerToken: string | undefined
  /** Another provider's captcha, beside our own (`providers/captcha/httpChallenge`). */
  captcha: { url: string; secret: string } | undefined
  bankSecret: string | undefined
  /** What pictures of members are encrypted with; a trial or demonstration draws its own. */
  fileKeys: KeyRing | undefined
  /** Where they are kept, if not in the database. */
  s3: S3Settings | undefined
  /** Origin of the server that the built pages report visits to, where it is not this gateway. */
  reportsTo: string | undefined
  wechat: WechatEnvironment | undefined
  /** Whether browsers keep the shop for the time without a network; `OFFLINE=0` takes it away from all that do. */
  keepsOffline: boolean
  /** Whether the gateway renders pages where most visits begin; `RENDER=0` leaves all of them to browsers. */
  rendersPages: boolean
  /** How many times faster than real parcels the simulated courier is. */
  courierSpeed: number
  /** Where Prometheus reads (`METRICS_PORT`, `METRICS_HOST`); without a port nowhere. */
  metrics: { port: number; host: string } | undefined
  /** Traces go to a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`), or are not made at all. */
  tracing: ReturnType<typeof tracingOf>
  /** Without `LOG`: lines for a reader at a terminal, else JSON. */
  log: LogFormat
}

export function environmentOf(env: NodeJS.ProcessEnv): Environment {
  const text = (name: string) => env[name]?.trim() || undefined
  const number = (name: string, fallback: number, min: number, max: number) => {
    const given = text(name)
    const value = given === undefined ? fallback : Number(given)
    if (!Number.isFinite(value) || value < min || value > max)
      throw new StartError(`环境变量 ${name}=${given} 不正确：应为 ${min} 到 ${max} 之间的数字。`)
    return value
  }
  const kind = shopKindOf(env)
  const publicUrl = text('PUBLIC_URL')?.replace(/\/+$/, '')
  const analytics = text('ANALYTICS')
  if (analytics !== undefined && !isPathOrSecure(analytics))
    throw new StartError(`环境变量 ANALYTICS=${analytics} 不正确：应为以 / 开头的路径或 https 网址，与构建页面时相同。`)
  const h5Dir = text('H5_DIR')
  const databaseUrl = databaseUrlOf('DATABASE_URL', env.DATABASE_URL)
  const replicaUrl = databaseUrlOf('DATABASE_REPLICA_URL', env.DATABASE_REPLICA_URL)
  if (replicaUrl !== undefined && databaseUrl === undefined)
    throw new StartError('环境变量 DATABASE_REPLICA_URL 是 DATABASE_URL 的只读副本：请同时设置 DATABASE_URL，或去掉它。')
  const whole = (name: string, fallback: number, min: number, max: number) => Math.floor(number(name, fallback, min, max))
  /** The number of a setting that is left out where it is not set. */
  const given = (name: string, min: number, max: number) => (text(name) === undefined ? undefined : whole(name, min, min, max))
  const port = whole('PORT', 8080, 0, 65535)
  const metricsPort = given('METRICS_PORT', 0, 65535)
  if (port !== 0 && metricsPort === port) throw new StartError(`环境变量 METRICS_PORT 和 PORT 都是 ${port}：请为指标指定另一个端口。`)
  const trustProxy = whole('TRUST_PROXY', 0, 0, 10)
  const poolSize = given('PG_POOL', 1, 1000)
  const courierSpeed = number('COURIER_SPEED', 360, 0.01, 100_000)
  const requirements = kind === 'production' ? requirementsOf(env) : []
  if (!isMet(requirements)) throw new StartError(refusedStart(requirements))
  for (const name of ['PUBLIC_URL', 'SMS_URL', 'PUSH_URL', 'LOGIN_URL', 'COURIER_URL', 'INVOICE_URL', 'INSURER_URL']) {
    const problem = webProblem(text(name))
    if (problem !== undefined) throw new StartError(`环境变量 ${name} 不正确：${problem}。`)
  }
  const catalogue = text('CATALOGUE')
  if (catalogue !== undefined && !existsSync(catalogue))
    throw new StartError(`没有找到商品目录 ${path.resolve(catalogue)}：请检查环境变量 CATALOGUE。`)
  const wechat = wechatOf(env, publicUrl)
  if (kind === 'demonstration' && wechat?.merchant && !isLoopback(new URL(wechat.merchant.payUrl).hostname))
    throw new StartError('演示不能收真钱：请去掉 WECHAT_MCHID 等微信支付设置，或设 DEMO=0 正式运行。')
  return {
    kind,
    requirements,
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    replicaUrl,
    poolSize,
    search: searchOf(text('SEARCH'), databaseUrl),
    h5Dir: h5Dir === undefined ? undefined : path.resolve(h5Dir),
    catalogue,
    publicUrl,
    trustProxy,
    smsUrl: text('SMS_URL'),
    smsToken: text('SMS_TOKEN'),
    pushUrl: text('PUSH_URL'),
    pushToken: text('PUSH_TOKEN'),
    loginUrl: text('LOGIN_URL'),
    loginToken: text('LOGIN_TOKEN'),
    courierUrl: text('COURIER_URL'),
    courierToken: text('COURIER_TOKEN'),
    invoiceUrl: text('INVOICE_URL'),
    invoiceToken: text('INVOICE_TOKEN'),
    insurerUrl: text('INSURER_URL'),
    insurerToken: text('INSURER_TOKEN'),
    captcha: captchaOf(text('CAPTCHA_URL'), text('CAPTCHA_SECRET')),
    bankSecret: text('BANK_SECRET'),
    fileKeys: fileKeysOf(text('FILE_KEYS')),
    s3: s3Of(text),
    reportsTo: analytics === undefined || analytics.startsWith('/') ? undefined : new URL(analytics).origin,
    wechat,
    courierSpeed,
    keepsOffline: text('OFFLINE') !== '0',
    rendersPages: text('RENDER') !== '0',
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: text('METRICS_HOST') ?? '127.0.0.1' },
    tracing: tracingOf(text),
    log: logFormatOf(text('LOG')),
  }
}

function logFormatOf(given: string | undefined): LogFormat {
  if (given === undefined) return process.stdout.isTTY ? 'pretty' : 'json'
  if (given === 'json' || given === 'pretty' || given === 'off') return given
  throw new StartError(`环境变量 LOG=${given} 不正确：应为 json、pretty 或 off。`)
}

function captchaOf(url: string | undefined, secret: string | undefined) {
  if (url === undefined && secret === undefined) return undefined
  if (url === undefined || secret === undefined || url.startsWith('/') || !isPathOrSecure(url))
    throw new StartError('环境变量 CAPTCHA_URL 与 CAPTCHA_SECRET 须同时设置，CAPTCHA_URL 应为 https 网址。')
  return { url, secret }
}

function searchOf(given: string | undefined, databaseUrl: string | undefined): Engine {
  if (given !== undefined && given !== 'memory' && given !== 'postgres')
    throw new StartError(`环境变量 SEARCH=${given} 不正确：应为 memory 或 postgres。`)
  if (given === 'postgres' && databaseUrl === undefined)
    throw new StartError('环境变量 SEARCH=postgres 需要 PostgreSQL：请同时设置 DATABASE_URL；内置数据库的商品在内存里搜索。')
  return given ?? 'memory'
}

/** All of them or none: half a store would lose what is given to it. */
function s3Of(text: (name: string) => string | undefined): S3Settings | undefined {
  const [endpoint, bucket, accessKey, secretKey] = [text('S3_ENDPOINT'), text('S3_BUCKET'), text('S3_ACCESS_KEY'), text('S3_SECRET_KEY')]
  if ([endpoint, bucket, accessKey, secretKey].every((value) => value === undefined)) return undefined
  if (!endpoint || !bucket || !accessKey || !secretKey || !URL.canParse(endpoint))
    throw new StartError('环境变量 S3_ENDPOINT、S3_BUCKET、S3_ACCESS_KEY、S3_SECRET_KEY 须同时设置，S3_ENDPOINT 应为网址。')
  return { endpoint, bucket, region: text('S3_REGION') ?? 'auto', accessKey, secretKey }
}

/** A policy names no path, and a page asks nothing over an open line. */
const isPathOrSecure = (address: string) => /^\/(?!\/)/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:')

const refusedStart = (requirements: readonly Requirement[]) =>
  `正式运行的设置不完整，商城没有启动，什么也没有写入：\n\n${requirementTable(requirements)}\n\n只想试用：不设以上任何一项，在本机运行 npm start；给别的设备演示：设 DEMO=1。`
