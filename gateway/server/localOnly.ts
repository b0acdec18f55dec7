import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback } from './loopback'

/** What proxies add to a request they pass on. */
const PASSED_ON = /^(x-forwarded-.+|x-real-ip|forwarded|via)$/i

/**
 * Whether a request comes from this machine: by a name that means it alone, and not through a proxy. A proxy that hides itself behind the
 * upstream's own name still speaks HTTP/1.0 (nginx) or leaves the page's origin in place; a rebound domain name stands in `Host`.
 */
export function isLocal({ req, env }: Context): boolean {
  const { incoming } = (env ?? {}) as { incoming?: { httpVersion?: string } }
  const origin = req.header('origin')
  return (
    isLoopback((req.header('host') ?? '').replace(/:\d+$/, '')) &&
    incoming?.httpVersion !== '1.0' &&
    (origin === undefined || !URL.canParse(origin) || isLoopback(new URL(origin).hostname)) &&
    !Object.keys(req.header()).some((name) => PASSED_ON.test(name))
  )
}

/** A trial that nobody asked for answers this machine alone: its people and their password are in the README. */
export const localOnly: MiddlewareHandler = async (context, next) => {
  if (isLocal(context)) return next()
  const message =
    '这是仅限本机的试用，不回答经代理或其他域名来的请求。给别的设备演示请设 DEMO=1；正式运行请设 DEMO=0，并按启动时的提示补齐设置。'
  return context.json({ code: 'TRIAL_IS_LOCAL', message }, 403)
}
