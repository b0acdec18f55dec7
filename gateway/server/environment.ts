import { existsSync } from 'node:fs'
import path from 'node:path'
import type { LogFormat } from '../kernel/log'
import { isLoopback } from './loopback'
import { isMet, requirementsOf, requirementTable, type Requirement } from './requirements'
import { shopKindOf, type ShopKind } from './shopKind'
import { tracingOf } from './tracingEnvironment'
import { Unable } from './unable'
import { wechatOf, type WechatEnvironment } from './wechatEnvironment'

/** What an operator may set; every name is an environment variable. */
export type Environment = {
  kind: ShopKind
  /** How the settings of a real shop stand; empty for a trial or demonstration. */
  requirements: readonly Requirement[]
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The built H5 shop that is served, where it is not this package's own. */
  h5Dir: string | undefined
  /** A pharmacy's own list (CSV), loaded at the start. */
  catalogue: string | undefined
  /** Where the shop is reached from outside, without a final slash: for canonical addresses and payment pages. */
  publicUrl: string | undefined
  /** How many proxies stand before the gateway: their `X-Forwarded-For` is believed so far and no farther. */
  trustProxy: number
  smsUrl: string | undefined
  smsToken: string | undefined
  /** The pharmacy's own service for logins of other providers (`providers/login/httpThirdParty`). */
  loginUrl: string | undefined
  loginToken: string | undefined
  /** The pharmacy's own service for parcels (`providers/courier/httpCourier`). */
  courierUrl: string | undefined
  courierToken: string | undefined
  /** Another provider's captcha, beside our own (`providers/captcha/httpChallenge`). */
  captcha: { url: string; secret: string } | undefined
  bankSecret: string | undefined
  /** Origin of the server that the built pages report visits to, where it is not this gateway. */
  reportsTo: string | undefined
  wechat: WechatEnvironment | undefined
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
  const number = (name: string, fallback: number, least: number, most: number) => {
    const given = text(name)
    const value = given === undefined ? fallback : Number(given)
    if (!Number.isFinite(value) || value < least || value > most)
      throw new Unable(`环境变量 ${name}=${given} 不正确：应为 ${least} 到 ${most} 之间的数字。`)
    return value
  }
  const kind = shopKindOf(env)
  const publicUrl = text('PUBLIC_URL')?.replace(/\/+$/, '')
  if (publicUrl !== undefined && !URL.canParse(publicUrl)) throw new Unable(`环境变量 PUBLIC_URL=${publicUrl} 不是一个网址。`)
  const analytics = text('ANALYTICS')
  if (analytics !== undefined && !isPathOrSecure(analytics))
    throw new Unable(`环境变量 ANALYTICS=${analytics} 不正确：应为以 / 开头的路径或 https 网址，与构建页面时相同。`)
  const h5Dir = text('H5_DIR')
  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    throw new Unable('环境变量 DATABASE_URL 不正确：应形如 postgres://用户:密码@主机:5432/数据库。')
  const [port, trustProxy, courierSpeed] = [
    Math.floor(number('PORT', 8080, 0, 65535)),
    Math.floor(number('TRUST_PROXY', 0, 0, 10)),
    number('COURIER_SPEED', 360, 0.01, 100_000),
  ]
  const requirements = kind === 'production' ? requirementsOf(env) : []
  if (!isMet(requirements)) throw new Unable(refusedStart(requirements))
  for (const name of ['SMS_URL', 'LOGIN_URL', 'COURIER_URL'])
    if (text(name) !== undefined && !URL.canParse(text(name) ?? '')) throw new Unable(`环境变量 ${name} 不正确：不是一个网址。`)
  const catalogue = text('CATALOGUE')
  if (catalogue !== undefined && !existsSync(catalogue))
    throw new Unable(`没有找到商品目录 ${path.resolve(catalogue)}：请检查环境变量 CATALOGUE。`)
  const wechat = wechatOf(env, publicUrl)
  if (kind === 'demonstration' && wechat?.merchant && !isLoopback(new URL(wechat.merchant.payUrl).hostname))
    throw new Unable('演示不能收真钱：请去掉 WECHAT_MCHID 等微信支付设置，或设 DEMO=0 正式运行。')
  return {
    kind,
    requirements,
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    h5Dir: h5Dir === undefined ? undefined : path.resolve(h5Dir),
    catalogue,
    publicUrl,
    trustProxy,
    smsUrl: text('SMS_URL'),
    smsToken: text('SMS_TOKEN'),
    loginUrl: text('LOGIN_URL'),
    loginToken: text('LOGIN_TOKEN'),
    courierUrl: text('COURIER_URL'),
    courierToken: text('COURIER_TOKEN'),
    captcha: captchaOf(text('CAPTCHA_URL'), text('CAPTCHA_SECRET')),
    bankSecret: text('BANK_SECRET'),
    reportsTo: analytics === undefined || analytics.startsWith('/') ? undefined : new URL(analytics).origin,
    wechat,
    courierSpeed,
    metrics:
      text('METRICS_PORT') === undefined
        ? undefined
        : { port: Math.floor(number('METRICS_PORT', 0, 0, 65535)), host: text('METRICS_HOST') ?? '127.0.0.1' },
    tracing: tracingOf(text),
    log: logFormatOf(text('LOG')),
  }
}

function logFormatOf(given: string | undefined): LogFormat {
  if (given === undefined) return process.stdout.isTTY ? 'pretty' : 'json'
  if (given === 'json' || given === 'pretty' || given === 'off') return given
  throw new Unable(`环境变量 LOG=${given} 不正确：应为 json、pretty 或 off。`)
}

function captchaOf(url: string | undefined, secret: string | undefined) {
  if (url === undefined && secret === undefined) return undefined
  if (url === undefined || secret === undefined || url.startsWith('/') || !isPathOrSecure(url))
    throw new Unable('环境变量 CAPTCHA_URL 与 CAPTCHA_SECRET 须同时设置，CAPTCHA_URL 应为 https 网址。')
  return { url, secret }
}

/** A policy names no path, and a page asks nothing over an open line. */
const isPathOrSecure = (address: string) => /^\/(?!\/)/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:')

const refusedStart = (requirements: readonly Requirement[]) =>
  `正式运行的设置不完整，商城没有启动，什么也没有写入：\n\n${requirementTable(requirements)}\n\n只想试用：不设以上任何一项，在本机运行 npm start；给别的设备演示：设 DEMO=1。`
