import { html, raw } from 'hono/html'
import { yuan } from '../../../../src/lib/money'
import { shopFormat } from '../../../../src/lib/time'
import type { BankPayment } from './books'
import { SHOP } from '../../../../src/lib/shop'

type Html = ReturnType<typeof html>

const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · 演示银行</title>
        <link rel="stylesheet" href="/bank/bank.css" />
        <script src="/bank/bank.js" defer></script>
      </head>
      <body>
        <header><span class="mark" aria-hidden="true">禾</span>演示银行<small>不会真的扣款</small></header>
        <main>${body}</main>
      </body>
    </html>`

/** Amount and order, and three answers. A relative reads for whom, by a masked name, and nothing of what was bought. */
export const payPage = ({ token, amount, orderCode, payerFor, expiresAt, state, collector, returnUrl }: BankPayment) =>
  page(
    '确认支付',
    html`
      ${payerFor === null ? '' : html`<p class="for">${payerFor} 请您帮忙付款</p>`}
      ${state === 'failed' ? html`<p class="failed" role="alert">上一次支付没有成功，可以再试一次。</p>` : ''}
      <h1>
        <small>应付金额</small><span class="amount"><span aria-hidden="true">¥</span>${yuan(amount)}<span class="unseen">元</span></span>
      </h1>
      <dl>
        <div>
          <dt>收款方</dt>
          <dd>${collector ?? SHOP.sellerName}</dd>
        </div>
        <div>
          <dt>订单号</dt>
          <dd>${orderCode}</dd>
        </div>
        <div>
          <dt>请在此前付款</dt>
          <dd>${shopFormat(expiresAt, 'M/D HH:mm')}</dd>
        </div>
      </dl>
      <form method="post" action="/bank/pay/${token}" ${returnUrl === null ? '' : 'data-leads-back'}>
        <button class="primary" name="answer" value="confirm">确认支付 ¥${yuan(amount)}</button>
        <button class="plain" name="answer" value="fail">支付失败</button>
        <button class="quiet" name="answer" value="later">稍后再付</button>
        <details>
          <summary>开发者：通知怎样送达</summary>
          <fieldset>
            <legend>付款后，银行向商家发送的通知</legend>
            ${choice('once', '立即，一次', true)} ${choice('twice', '立即，重复两次', false)} ${choice('late', '晚 20 秒', false)}
            ${choice('never', '不发送（等商家来查询）', false)}
          </fieldset>
        </details>
      </form>
    `,
  )

const choice = (value: string, label: string, isChosen: boolean) =>
  html`<label><input type="radio" name="delivery" value="${value}" ${isChosen ? raw('checked') : ''} />${label}</label>`

export const donePage = ({ amount, payerFor, returnUrl }: BankPayment) =>
  page(
    '支付成功',
    html`
      <p class="tick" aria-hidden="true">✓</p>
      <h1>支付成功<small>¥${yuan(amount)}</small></h1>
      <p class="say">${payerFor === null ? '可以返回商家查看订单。' : `已替 ${payerFor} 付款，可以关闭这个页面了。`}</p>
      ${returnUrl === null ? '' : html`<a class="primary" href="${returnUrl}">返回商家</a>`}
    `,
  )

/** Nothing to pay here, and why. */
export const stalePage = (title: string, text: string, returnUrl: string | null = null) =>
  page(
    title,
    html`
      <h1>${title}</h1>
      <p class="say">${text}</p>
      ${returnUrl === null ? '' : html`<a class="primary" href="${returnUrl}">返回商家</a>`}
    `,
  )
