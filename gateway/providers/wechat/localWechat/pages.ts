import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import { yuan } from '../../../../src/lib/money'
import type { LocalWechat } from '.'
import type { Trade } from './books'
import { log } from '../../../lib/log'

type Html = ReturnType<typeof html>

/** How a payer's answer reaches the shop: seconds after which each notification goes out. */
const DELIVERIES: Readonly<Record<string, readonly number[]>> = { 一次: [0], 两次: [0, 1], '晚 20 秒': [20], 不通知: [], 伪造: [0] }

const page = (body: Html) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>本地微信（仅供试用）</title>
      </head>
      <body style="font: 16px/1.7 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem">
        <h1 style="font-size: 1.4rem">本地微信（仅供试用，不会真的扣款）</h1>
        ${body}
      </body>
    </html>`

const shown = ({ id, description, total, state, kind, prepayId }: Trade) =>
  html`<li id="${prepayId}" style="margin: 0 0 1.5rem">
    <strong>${description}</strong>　¥${yuan(total)}　${kind === 'jsapi' ? '微信内' : '手机网页'}　${state}
    ${
      state === 'NOTPAY'
        ? html`<form method="post" action="/trades/${id}">
            付款，通知：${Object.keys(DELIVERIES).map((name) => html`<button name="delivery" value="${name}">${name}</button> `)}
          </form>`
        : ''
    }
  </li>`

/** Pages for manual tests of a shop: pay what it opened, issue login codes, replace the certificate. */
export function manualTestPages(weixin: LocalWechat, forger: Parameters<LocalWechat['noticeOf']>[1]): Hono {
  const pages = new Hono()
  const list = () => {
    const trades = [...weixin.books.trades.values()].reverse()
    return page(html`
      <h2>待付款与已付款</h2>
      <ul>
        ${trades.length > 0 ? trades.map(shown) : raw('<li>还没有。在商城下单并选择微信支付后刷新。</li>')}
      </ul>
      <h2>登录码</h2>
      <p>
        <a href="/code?openid=zhou">/code?openid=zhou</a> 给出一个 wx.login 的 code；
        <a href="/code?openid=zhou&phone=13800006207">&amp;phone=13800006207</a> 给出手机号按钮的 code。每个只能用一次。
      </p>
      <form method="post" action="/rotate"><button>更换平台证书</button>　现有 ${weixin.books.platforms.length} 张</form>
    `)
  }
  pages.get('/', (context) => context.html(list()))
  pages.get('/pay/:prepayId', (context) => context.redirect(`/#${context.req.param('prepayId')}`))
  pages.get('/code', (context) => {
    const { openid = 'somebody', phone } = context.req.query()
    return context.text(weixin.codeOf({ openid, ...(phone && { phone }) }))
  })
  pages.post('/rotate', (context) => {
    weixin.rotate()
    return context.redirect('/', 303)
  })
  pages.post('/trades/:id', async (context: Context<object, '/trades/:id'>) => {
    const id = context.req.param('id')
    const { delivery } = await context.req.parseBody()
    const name = typeof delivery === 'string' ? delivery : '一次'
    if (weixin.pay(id)) {
      const { send } = await weixin.noticeOf(id, name === '伪造' ? forger : {})
      for (const seconds of DELIVERIES[name] ?? [0]) setTimeout(() => void told(send), seconds * 1000)
    }
    return context.redirect('/', 303)
  })
  return pages
}

const told = (send: () => Promise<Response>) =>
  send().then(
    (reply) => log.info(`通知：商城回答 ${reply.status}`),
    (error: unknown) => log.error({ err: error }, '通知没有送到'),
  )
