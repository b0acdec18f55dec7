import * as z from 'zod/mini'
import type { Db } from '../../db/open'
import { WechatFault, WechatUnreachable } from '../payment/wechatPay/fault'
import type { Ask } from '../payment/wechatPay/merchant'
import { cachedToken } from './cachedToken'
import type { WechatApp } from './wechat'

/** Milliseconds WeChat has: less than the storefront waits. */
const TIMEOUT_MS = 8000
/** The access token does not count (any more). */
const TOKEN_REFUSED = new Set(['40001', '40014', '42001'])
/** WeChat is busy: nothing was decided. */
const BUSY = new Set(['-1', '45009', '48006'])

export type App = { appid: string; secret: string }
type Options = { db: Db; apps: Partial<Record<WechatApp, App>>; apiUrl: string; ask: Ask; now: () => Date }
type Call = { path: string; query?: Record<string, string>; body?: object }

export type OpenApi = {
  appOf: (app: WechatApp) => App | undefined
  /** A call that carries the app's secret or nothing. Rejects with a `WechatFault` whose code is WeChat's `errcode`, or `WechatUnreachable`. */
  plain: (call: Call) => Promise<unknown>
  /** A call that carries the app's access token; one that WeChat refuses is replaced once. */
  withToken: (app: WechatApp, call: Call) => Promise<unknown>
  /** A second cached token beside the access token, for what has a TTL and a limit on fetching. */
  kept: (app: WechatApp, kind: string, fetch: () => Promise<{ token: string; expiresIn: number }>) => Promise<string>
}

const Failure = z.looseObject({ errcode: z.optional(z.int()), errmsg: z.optional(z.string()) })
const Token = z.looseObject({ access_token: z.string().check(z.minLength(1)), expires_in: z.int() })

/** Requests to `api.weixin.qq.com`. Its documents have every failure as HTTP 200 with an `errcode`. */
export function openApi({ db, apps, apiUrl, ask, now }: Options): OpenApi {
  const plain = async ({ path, query = {}, body }: Call) => {
    const search = new URLSearchParams(query).toString()
    const init = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    const answer: unknown = await ask(`${apiUrl}${path}${search && `?${search}`}`, init)
      .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(`HTTP ${reply.status}`))))
      .catch((error: unknown) => {
        // The address holds a secret or a token: of the cause only its message is kept.
        throw new WechatUnreachable(`WeChat could not be asked for ${path}: ${error instanceof Error ? error.message : 'no answer'}`)
      })
    const { errcode = 0, errmsg = '' } = Failure.parse(answer)
    if (BUSY.has(String(errcode))) throw new WechatUnreachable(`WeChat is busy: ${errcode} ${errmsg}`)
    if (errcode !== 0) throw new WechatFault(200, String(errcode), errmsg)
    return answer
  }
  const own = (app: WechatApp) => {
    const found = apps[app]
    if (!found) throw new Error(`There is no ${app} app`)
    return found
  }
  const fetchToken = async ({ appid, secret }: App, isForced: boolean) => {
    const body = { grant_type: 'client_credential', appid, secret, force_refresh: isForced }
    const { access_token: token, expires_in: expiresIn } = Token.parse(await plain({ path: '/cgi-bin/stable_token', body }))
    return { token, expiresIn }
  }
  const kept = (app: WechatApp, kind: string, fetch: () => Promise<{ token: string; expiresIn: number }>, refused?: string) =>
    cachedToken({ db, name: `${own(app).appid}:${kind}`, secret: own(app).secret, now, refused, fetch })
  const accessToken = (app: WechatApp, refused?: string) => {
    const fetch = async () => {
      const fresh = await fetchToken(own(app), false)
      // The same again although WeChat refused it: only then is it worth one of the few forced ones a day.
      return fresh.token === refused ? fetchToken(own(app), true) : fresh
    }
    return kept(app, 'access_token', fetch, refused)
  }
  return {
    appOf: (app) => apps[app],
    plain,
    kept,
    withToken: async (app, call) => {
      const token = await accessToken(app)
      const send = (access_token: string) => plain({ ...call, query: { ...call.query, access_token } })
      try {
        return await send(token)
      } catch (error) {
        if (!(error instanceof WechatFault) || !TOKEN_REFUSED.has(error.code)) throw error
        return send(await accessToken(app, token))
      }
    },
  }
}
