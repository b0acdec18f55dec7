import type { Context } from 'hono'
import { html } from 'hono/html'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { staff } from '../tables'
import type { KeyRing } from '../lib/keyRing'
import { totpCode } from '../modules/staff/totp'
import { totpSecretOf } from '../modules/staff/totpSecret'

type Shown = { db: Db; fileKeys: KeyRing; now: () => Date }

/** The one-time codes of a trial's people at the counter, which nobody has in an authenticator app. Only a trial serves it, to its own machine. */
export const previewTotp =
  ({ db, fileKeys, now }: Shown) =>
  async (context: Context) => {
    const people = await db.select().from(staff).where(eq(staff.isDemonstration, true)).orderBy(asc(staff.loginName))
    const codes = people.map((one) => ({ loginName: one.loginName, name: one.name, code: totpCode(totpSecretOf(fileKeys, one), now()) }))
    context.header('Cache-Control', 'no-store')
    return context.html(pageOf(codes))
  }

const pageOf = (codes: Array<{ loginName: string; name: string; code: string }>) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="10" />
        <title>试用动态码</title>
      </head>
      <body style="font: 16px/1.6 sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #1b2a22">
        <h1 style="font-size: 1.4rem">试用动态码</h1>
        <p>
          <strong>仅用于试用：</strong>登录工作台（<a href="/work">/work</a>）所需的动态码，每 30
          秒一换、用过即失效。正式运行时由各人手机上的验证器生成。
        </p>
        <ul>
          ${codes.map(({ loginName, name, code }) => html`<li><b>${loginName}</b> ${name}：<code>${code}</code></li>`)}
        </ul>
      </body>
    </html>`
