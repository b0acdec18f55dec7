import path from 'node:path'
import { sql } from 'drizzle-orm'
import { staffAt } from '../../tests/support/counter'
import { listening } from '../../tests/support/heardLog'
import { loginBySms, ownProof } from '../../tests/support/gatewayLogin'
import { prescribe, VALSARTAN } from '../../tests/support/prescribe'
import { newBuyers, ordered, packingOf, shopAt, type Buyer } from '../../tests/support/shop'
import { socketsOf } from '../../tests/support/sockets'
import { said } from '../../tests/support/talk'
import { log } from '../lib/log'
import { picturesIn } from './pictures'
import { requestLog } from './requestLog'

it('nothing that opens something stands in a log line: login, hand-over, payment, data copy, opened picture, and faults in them', async () => {
  const heard = listening()
  const shop: Awaited<ReturnType<typeof shopAt>> = await shopAt(undefined, {
    log: requestLog,
    extra: (app) => app.get('/pictures/*', (context) => pictures(context)),
  })
  const pictures = picturesIn({ folder: path.resolve('gateway/demo/pictures/webp'), db: shop.db, now: shop.clock.now })
  const session = await loginBySms(shop, '13800006207')
  const member = shop.client({ token: session.token, device: 'canary-device' })
  const { code } = await member.account.issueLoginCode({ body: {} })
  const taken = await shop.visitor.account.exchange({ body: { token: code } })
  shop.clock.advance(61)
  const proof = await ownProof(shop, member, 'download')
  const { copyId } = await member.dataCopy.ask({ body: { proof } })
  await shop.jobs()
  const link = (await member.dataCopy.link({ params: { copyId }, body: { format: 'json' } })).path
  await prescribe(shop, 'zhoulan')
  const picture = `${(await member.product.merged({ params: { code: VALSARTAN } })).productImageUrl}-400.webp`
  const { skuCode } = await packingOf(shop, 'otcB')
  const { orderCode } = await ordered(member, { skuCode, quantity: 1 })
  const { payUrl } = await member.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
  const secretOf = (address: string) => address.split('/').at(-1)?.replace(/\?.*$/, '') ?? ''
  const secrets = [session.token, taken.token, code, proof, secretOf(link), secretOf(payUrl), secretOf(picture)]

  const addresses = [payUrl, `${link}?token=${session.token}`, picture, `/login?code=${code}&ticket=${proof}`]
  const everybodyAsks = async () => {
    for (const address of addresses) await shop.app.request(address)
  }
  await everybodyAsks()
  await shop.payerDoes(payUrl, 'confirm')
  await shop.db.execute(sql`alter table bank_payments rename to bank_payments_away`)
  await shop.db.execute(sql`alter table data_links rename to data_links_away`)
  await everybodyAsks()
  // What a library does: it puts the whole address into its error.
  for (const address of addresses) log.error({ err: new Error(`GET https://shop.example${address} failed`), address }, `asked ${address}`)
  heard.end()

  expect(heard.text()).toContain('GET /bank/pay/:token 200')
  expect(heard.text()).toContain('Failed query')
  expect(secrets.every((secret) => secret.length >= 20)).toBe(true)
  expect(secrets.filter((secret) => heard.text().includes(secret))).toEqual([])
})

it('no word of a conversation and no token of its socket stands in a log line, nor does a fault bring one there', async () => {
  const heard = listening()
  const shop = await shopAt(undefined, { log: requestLog })
  const served = await socketsOf(shop)
  const [buyer] = (await newBuyers(shop, 1)) as [Buyer]
  const clerk = await staffAt(shop, { roles: ['clerk'] })
  const phrases = Object.fromEntries(
    ['question', 'answer', 'note', 'appraisal', 'left', 'leftAnswer', 'keyword'].map((what) => [what, `只说给药房听的话-${what}`]),
  ) as Record<string, string>
  const { conversationId, session } = await buyer.chat.open({ body: { desk: 'service' } })
  const params = { conversationId }
  const openers: string[] = []
  const talks = async () => {
    const opener = (await buyer.chat.token()).token
    openers.push(opener)
    const socket = await served.openWith(opener)
    socket.follow(conversationId)
    const calls = [
      () => buyer.chat.send({ params, body: said(phrases.question!) }),
      () => clerk.chat.take({ params }),
      () => clerk.chat.send({ params, body: said(phrases.answer!) }),
      () => buyer.chat.appraise({ params, body: { session, stars: 5, words: phrases.appraisal! } }),
      () => clerk.chat.transfer({ params, body: { desk: 'pharmacist', note: phrases.note! } }),
      () => buyer.chat.questions({ query: { keyword: phrases.keyword! } }),
      () => clerk.chat.products({ query: { words: phrases.keyword! } }),
      () => buyer.chat.leave({ body: { website: 'mall', text: phrases.left! } }),
      async () => {
        const [left] = (await clerk.chat.left()).results
        await clerk.chat.answerLeft({ params: { id: left!.id }, body: { text: phrases.leftAnswer! } })
      },
      // Spent already.
      () => served.openWith(opener),
    ]
    const refused: unknown[] = []
    for (const call of calls) await call().catch((error: unknown) => refused.push(error))
    return refused.length
  }
  expect(await talks()).toBe(1)
  await shop.db.execute(sql`alter table chat_messages rename column seq to seq_away`)
  await shop.db.execute(sql`alter table left_messages rename column website to website_away`)
  await shop.db.execute(sql`alter table chat_handovers rename column desk to desk_away`)
  expect(await talks()).toBeGreaterThan(4)
  await served.sockets.look()
  await served.close()
  heard.end()

  expect(heard.text()).toContain('POST /api/chat/conversation/:conversationId/messages 200')
  expect(heard.text()).toContain('Failed query')
  const secrets = [...Object.values(phrases), ...openers]
  expect(secrets.filter((secret) => heard.text().includes(secret) || heard.text().includes(encodeURIComponent(secret)))).toEqual([])
})
