import { randomBytes, randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Books, Code } from './books'

/** Seconds an access token or a ticket lasts. */
const TTL_SECONDS = 7200

type App = 'mini' | 'browser'
const Stable = z.object({
  grant_type: z.literal('client_credential'),
  appid: z.string(),
  secret: z.string(),
  force_refresh: z.optional(z.boolean()),
})
const Message = z.object({
  touser: z.string(),
  template_id: z.string(),
  page: z.optional(z.string()),
  data: z.record(z.string(), z.object({ value: z.string().check(z.minLength(1)) })),
})
const Shipping = z.object({
  order_key: z.object({ order_number_type: z.literal(1), mchid: z.string(), out_trade_no: z.string() }),
  logistics_type: z.literal(1),
  delivery_mode: z.literal(1),
  shipping_list: z.tuple([
    z.object({
      tracking_no: z.string(),
      express_company: z.string(),
      item_desc: z.string().check(z.maxLength(120)),
      contact: z.optional(z.object({ receiver_contact: z.string().check(z.regex(/\*{4}/)) })),
    }),
  ]),
  upload_time: z.iso.datetime({ offset: true }),
  payer: z.object({ openid: z.string() }),
})

/** The calls of `api.weixin.qq.com` the shop uses, with WeChat's own error numbers. */
export function openCalls({ books, now }: { books: Books; now: () => Date }): Hono {
  const calls = new Hono()
  const fail = (context: Context, errcode: number, errmsg: string) => context.json({ errcode, errmsg })
  const appOf = (appid: string | undefined, secret: string | undefined) =>
    (Object.keys(books.apps) as App[]).find((name) => books.apps[name].appid === appid && books.apps[name].secret === secret)
  /** The app an access token is of, or nothing for one that is not in force. */
  const holder = (context: Context) =>
    [...books.tokens].find(
      ([, { token, expiresAt }]) => token === context.req.query('access_token') && token !== books.refusedToken && expiresAt > now(),
    )?.[0]
  const used = (code: string | undefined): Code | number => {
    const known = books.codes.get(code ?? '')
    if (!known) return 40029
    if (known.isUsed) return 40163
    known.isUsed = true
    return known
  }

  calls.get('/sns/jscode2session', (context) => {
    if (appOf(context.req.query('appid'), context.req.query('secret')) !== 'mini') return fail(context, 40013, 'invalid appid')
    const person = used(context.req.query('js_code'))
    if (typeof person === 'number') return fail(context, person, 'invalid code')
    const session_key = randomBytes(16).toString('base64')
    books.sessionKeys.push(session_key)
    return context.json({ openid: person.openid, unionid: person.unionid, session_key })
  })
  calls.get('/sns/oauth2/access_token', (context) => {
    if (appOf(context.req.query('appid'), context.req.query('secret')) !== 'browser') return fail(context, 40013, 'invalid appid')
    const person = used(context.req.query('code'))
    if (typeof person === 'number') return fail(context, person, 'invalid code')
    return context.json({
      access_token: randomUUID(),
      expires_in: TTL_SECONDS,
      openid: person.openid,
      unionid: person.unionid,
      scope: 'snsapi_base',
    })
  })
  calls.post('/cgi-bin/stable_token', async (context) => {
    const { appid, secret, force_refresh } = z.parse(Stable, await context.req.json())
    const app = appOf(appid, secret)
    if (!app) return fail(context, 40001, 'AppSecret error')
    const present = books.tokens.get(app)
    const isFresh = present && present.expiresAt.getTime() - now().getTime() > 300_000
    const given = isFresh && !force_refresh ? present : { token: randomUUID(), expiresAt: new Date(now().getTime() + TTL_SECONDS * 1000) }
    if (given !== present) books.tokensMade += 1
    books.tokens.set(app, given)
    return context.json({ access_token: given.token, expires_in: Math.floor((given.expiresAt.getTime() - now().getTime()) / 1000) })
  })
  calls.get('/cgi-bin/ticket/getticket', (context) => {
    if (holder(context) !== 'browser') return fail(context, 40001, 'invalid credential')
    const ticket = `ticket-${randomUUID()}`
    books.tickets.push(ticket)
    return context.json({ errcode: 0, errmsg: 'ok', ticket, expires_in: TTL_SECONDS })
  })
  calls.post('/wxa/business/getuserphonenumber', async (context) => {
    if (holder(context) !== 'mini') return fail(context, 40001, 'invalid credential')
    const person = used(z.parse(z.object({ code: z.string() }), await context.req.json()).code)
    if (typeof person === 'number' || !person.phone) return fail(context, 40029, 'invalid code')
    const [country = '', phone = ''] = person.phone.includes(' ') ? person.phone.split(' ') : ['86', person.phone]
    const info = { phoneNumber: person.phone, purePhoneNumber: phone, countryCode: country }
    return context.json({ errcode: 0, errmsg: 'ok', phone_info: info })
  })
  calls.post('/cgi-bin/message/subscribe/send', async (context) => {
    if (holder(context) !== 'mini') return fail(context, 40001, 'invalid credential')
    const { touser: openid, template_id: templateId, page, data } = z.parse(Message, await context.req.json())
    const left = books.acceptances.get(`${openid} ${templateId}`) ?? 0
    if (left < 1) return fail(context, 43101, 'user refuse to accept the msg')
    books.acceptances.set(`${openid} ${templateId}`, left - 1)
    const values = Object.fromEntries(Object.entries(data).map(([field, { value }]) => [field, value]))
    books.messages.push({ openid, templateId, data: values, page })
    return context.json({ errcode: 0, errmsg: 'ok' })
  })
  calls.post('/wxa/sec/order/upload_shipping_info', async (context) => {
    if (holder(context) !== 'mini') return fail(context, 40001, 'invalid credential')
    const { order_key, shipping_list, payer } = z.parse(Shipping, await context.req.json())
    const [{ tracking_no: number, express_company: company, contact }] = shipping_list
    const trade = books.trades.get(order_key.out_trade_no)
    if (order_key.mchid !== books.mchid || !trade?.paidAt || trade.openid !== payer.openid) return fail(context, 10060001, '支付单不存在')
    if (company === 'SF' && !contact) return fail(context, 10060012, '顺丰必填联系方式')
    if (books.shippings.some(({ tradeId }) => tradeId === trade.id)) return fail(context, 10060002, '支付单已完成发货')
    books.shippings.push({ tradeId: trade.id, openid: payer.openid, company, number, contact: contact?.receiver_contact })
    return context.json({ errcode: 0, errmsg: 'ok' })
  })
  return calls
}
