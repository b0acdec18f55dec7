import type { Context } from 'hono'
import { html } from 'hono/html'
import { shopFormat } from '../../src/lib/time'
import type { Sms } from '../providers/sms/sms'

type Kept = { phone: string; text: string; at: Date }
const MAX_KEPT = 20

/** Text messages that are shown instead of sent: in the log, and the last twenty on a page. For trying the shop; never in production. */
export function previewSms(sms: Sms, now: () => Date): { sms: Sms; page: (context: Context) => Response | Promise<Response> } {
  const kept: Kept[] = []
  const keep: Sms = {
    send: async (message) => {
      kept.unshift({ ...message, at: now() })
      kept.length = Math.min(kept.length, MAX_KEPT)
      await sms.send(message)
    },
  }
  const page = (context: Context) => {
    context.header('Cache-Control', 'no-store')
    return context.html(pageOf(kept))
  }
  return { sms: keep, page }
}

const pageOf = (kept: Kept[]) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>试用短信箱</title>
      </head>
      <body style="font: 16px/1.6 sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #1b2a22">
        <h1 style="font-size: 1.4rem">试用短信箱</h1>
        <p><strong>仅用于试用：</strong>这里显示本该发到手机上的短信。只有演示才有这一页，正式运行的商城没有。</p>
        ${kept.length === 0 ? html`<p>还没有短信。在登录页获取验证码后刷新本页。</p>` : ''}
        <ol style="padding-left: 1.2rem">
          ${kept.map(({ phone, text, at }) => html`<li style="margin: 0 0 1rem"><b>${phone}</b> <time>${shopFormat(at, 'HH:mm:ss')}</time><br />${text}</li>`)}
        </ol>
      </body>
    </html>`
