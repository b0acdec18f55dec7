import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../../db/open'
import { DELIVERIES, paymentByToken, settle, type BankPayment, type Delivery } from './books'
import { donePage, payPage, stalePage } from './html'
import { SCRIPT } from './script'
import { STYLE } from './style'
import { log } from '../../../lib/log'

type Options = { db: Db; now: () => Date; onSettled: () => Promise<void> }

/** The bank's own pages: plain forms that work without a script. Whoever holds the address may pay, as with a real bill. */
export function bankPages({ db, now, onSettled }: Options): Hono {
  const pages = new Hono()
  pages.use(async (context, next) => {
    await next()
    context.res.headers.set('Cache-Control', 'no-store')
  })
  pages.get('/bank.css', (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  pages.get('/bank.js', (context) => context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  pages.get('/pay/:token', async (context) => {
    const payment = await paymentByToken(db, context.req.param('token'))
    if (!payment) return context.html(stalePage('没有找到这笔账单', '请核对收到的链接，或请发起人重新发送。'), 404)
    return shown(context, payment, now())
  })
  pages.post('/pay/:token', bodyLimit({ maxSize: 4 << 10 }), async (context) => {
    const payment = await paymentByToken(db, context.req.param('token'))
    if (!payment) return context.html(stalePage('没有找到这笔账单', '请核对收到的链接，或请发起人重新发送。'), 404)
    const form = await context.req.parseBody()
    if (form.answer === 'later') return leave(context, payment)
    if (form.answer !== 'confirm' && form.answer !== 'fail') return context.html(stalePage('无法识别的操作', '请返回上一页重试。'), 400)
    const isSettled = await settle(db, {
      payId: payment.payId,
      isPaid: form.answer === 'confirm',
      delivery: deliveryIn(form.delivery),
      now: now(),
    })
    if (isSettled) onSettled().catch((error: unknown) => log.error({ err: error }, '银行通知未能送出，稍后重试'))
    const after = (await paymentByToken(db, payment.token)) ?? payment
    return isSettled && after.returnUrl !== null ? context.redirect(after.returnUrl, 303) : shown(context, after, now())
  })
  return pages
}

const deliveryIn = (value: unknown): Delivery =>
  typeof value === 'string' && Object.hasOwn(DELIVERIES, value) ? (value as Delivery) : 'once'

function shown(context: Context, payment: BankPayment, now: Date) {
  if (payment.state === 'paid') return context.html(donePage(payment))
  if (payment.state === 'closed') return context.html(stalePage('这笔账单已关闭', '订单已取消，无需付款。', payment.returnUrl))
  if (payment.expiresAt <= now) return context.html(stalePage('这笔账单已过期', '付款时间已过，请回到商家重新下单。', payment.returnUrl))
  return context.html(payPage(payment))
}

const leave = (context: Context, payment: BankPayment) =>
  payment.returnUrl === null
    ? context.html(stalePage('好的，稍后再付', '在账单过期前，打开同一个链接即可付款。'))
    : context.redirect(payment.returnUrl, 303)
