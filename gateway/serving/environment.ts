import path from 'node:path'
import { Unable } from './unable'
import { wechatOf, type WechatEnvironment } from './wechatEnvironment'

/** What an operator may set; every name is an environment variable. */
export type Environment = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The built H5 shop that is served. */
  h5Dir: string
  /** A pharmacy's own list (CSV), loaded at the start. */
  catalogue: string | undefined
  /** Where the shop is reached from outside, without a final slash: for canonical addresses and payment pages. */
  publicUrl: string | undefined
  /** How many proxies stand before the gateway: their `X-Forwarded-For` is believed so far and no farther. */
  trustProxy: number
  smsUrl: string | undefined
  smsToken: string | undefined
  /** The pharmacy's own service for logins of other providers (`outside/httpThirdParty`). */
  loginUrl: string | undefined
  loginToken: string | undefined
  bankSecret: string | undefined
  /** Origin of the server that the built pages report visits to, where it is not this gateway. */
  reportsTo: string | undefined
  wechat: WechatEnvironment | undefined
  /** How many times faster than real parcels the simulated courier is. */
  courierSpeed: number
  isProduction: boolean
  /** One line a request, without query strings; off with `LOG=off`. */
  logs: boolean
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
  const publicUrl = text('PUBLIC_URL')?.replace(/\/+$/, '')
  if (publicUrl !== undefined && !URL.canParse(publicUrl)) throw new Unable(`环境变量 PUBLIC_URL=${publicUrl} 不是一个网址。`)
  const analytics = text('ANALYTICS')
  if (analytics !== undefined && !isPathOrSecure(analytics))
    throw new Unable(`环境变量 ANALYTICS=${analytics} 不正确：应为以 / 开头的路径或 https 网址，与构建页面时相同。`)
  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    throw new Unable('环境变量 DATABASE_URL 不正确：应形如 postgres://用户:密码@主机:5432/数据库。')
  return {
    port: Math.floor(number('PORT', 8080, 0, 65535)),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    h5Dir: path.resolve(text('H5_DIR') ?? 'dist/h5'),
    catalogue: text('CATALOGUE'),
    publicUrl,
    trustProxy: Math.floor(number('TRUST_PROXY', 0, 0, 10)),
    smsUrl: text('SMS_URL'),
    smsToken: text('SMS_TOKEN'),
    loginUrl: text('LOGIN_URL'),
    loginToken: text('LOGIN_TOKEN'),
    bankSecret: text('BANK_SECRET'),
    reportsTo: analytics === undefined || analytics.startsWith('/') ? undefined : new URL(analytics).origin,
    wechat: wechatOf(env, publicUrl),
    courierSpeed: number('COURIER_SPEED', 360, 0.01, 100_000),
    isProduction: env.NODE_ENV === 'production',
    logs: text('LOG') !== 'off',
  }
}

/** A policy names no path, and a page asks nothing over an open line. */
const isPathOrSecure = (address: string) => /^\/(?!\/)/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:')
