import path from 'node:path'
import { sql } from 'drizzle-orm'
import { listening } from '../../tests/support/heardLog'
import { loginBySms, ownProof } from '../../tests/support/gatewayLogin'
import { prescribe, VALSARTAN } from '../../tests/support/prescribe'
import { ordered, packingOf, shopAt } from '../../tests/support/shop'
import { log } from '../kernel/log'
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
  const { copyId } = await member.privacy.askForCopy({ body: { proof } })
  await shop.jobs()
  const link = (await member.privacy.linkToCopy({ params: { copyId }, body: { format: 'json' } })).path
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
