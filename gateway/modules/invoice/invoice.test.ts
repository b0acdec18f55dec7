import { eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { COMPANY, failedInvoice, issuedTo } from '../../../tests/support/invoicesOf'
import { pdfText } from '../../../tests/support/pdfText'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { ordered, packingOf } from '../../../tests/support/shop'
import { invoiceLines, invoices, messages, orders, packings, products } from '../../tables'
import { Unreachable } from '../../providers/unreachable'
import type { Issued } from '../../providers/invoice/invoiceProvider'

const PERSON = { kind: 'person', name: '周岚' } as const

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})
const received = async (quantity = 2) => {
  const { skuCode } = await packingOf(gateway, 'otcB')
  return receivedOrder(gateway, gateway.zhou, { skuCode, quantity })
}
const ofOrder = (orderCode: string) => gateway.zhou.invoice.ofOrder({ params: { orderCode } })
const told = async (template: string) =>
  (await gateway.db.select().from(messages).where(eq(messages.template, template))).map(({ text, link }) => [text, link])

describe('an invoice', () => {
  it('is issued of what was paid, line by line, and its member is told', async () => {
    const { orderCode, lines, freight } = await received()
    const offered = await ofOrder(orderCode)
    const net = lines[0]!.net!
    expect(offered).toMatchObject({ goods: net, freight, amount: net + freight, count: 2, back: 0, refusal: null, isReceived: true })
    expect(offered).toMatchObject({ isDemonstration: true, can: { ask: true, withdraw: false, reissue: false }, results: [] })
    const asked = await gateway.zhou.invoice.ask({ params: { orderCode }, body: { ...COMPANY, keeps: true } })
    expect(asked).toMatchObject({ can: { ask: false, withdraw: true }, results: [{ state: 'asked', amount: net + freight, number: null }] })
    await gateway.jobs()
    const { results, can } = await ofOrder(orderCode)
    expect(can).toEqual({ ask: false, withdraw: false, reissue: true })
    expect(results).toMatchObject([
      { state: 'issued', colour: 'blue', name: COMPANY.name, taxNumber: COMPANY.taxNumber, isDemonstration: true, amount: net + freight },
    ])
    const [issued] = results
    expect(issued!.number).toMatch(/^2600\d{16}$/)
    expect(issued!.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(issued!.amount)
    expect(issued!.lines.reduce((sum, line) => sum + line.tax, 0)).toBe(issued!.tax)
    expect(issued!.lines[0]).toMatchObject({ quantity: 2, amount: net, tax: Math.round((net * 13) / 113), rate: 13 })
    expect(await told('invoiceIssued')).toEqual([[expect.stringContaining(`订单 ${orderCode} 的发票已开出`), `/invoice/${orderCode}`]])
    expect((await gateway.zhou.invoice.titles()).results).toMatchObject([{ ...COMPANY, isDefault: true }])
    expect((await gateway.zhou.invoice.list({ query: { part: 'issued' } })).results).toMatchObject([{ id: issued!.id }])
    expect((await gateway.zhou.invoice.list({ query: { part: 'red' } })).results).toEqual([])
  })

  it('that is asked for on the way waits for the receipt; taken back or of a cancelled order it is none', async () => {
    const { skuCode } = await packingOf(gateway, 'otcB')
    const { orderCode } = await receivedOrder(gateway, gateway.zhou, { skuCode, quantity: 1 })
    const set = (status: number, signedAt: Date | null) =>
      gateway.db.update(orders).set({ status, signedAt, completedAt: null }).where(eq(orders.orderCode, orderCode))
    await set(2, null)
    const [first] = (await gateway.zhou.invoice.ask({ params: { orderCode }, body: PERSON })).results
    await gateway.jobs()
    expect((await ofOrder(orderCode)).results).toMatchObject([{ state: 'asked' }])
    for (let twice = 0; twice < 2; twice += 1)
      expect((await gateway.zhou.invoice.withdraw({ params: { id: first!.id } })).results).toMatchObject([{ state: 'withdrawn' }])
    await gateway.zhou.invoice.ask({ params: { orderCode }, body: COMPANY })
    await set(3, gateway.clock.now())
    await gateway.jobs()
    const { results } = await ofOrder(orderCode)
    expect(results).toMatchObject([{ state: 'issued', name: COMPANY.name }, { state: 'withdrawn' }])
    await expect(gateway.zhou.invoice.withdraw({ params: { id: results[0]!.id } })).rejects.toMatchObject({ code: 'INVOICE_MOVED' })

    const other = await receivedOrder(gateway, gateway.zhou, { skuCode, quantity: 1 })
    await gateway.zhou.invoice.ask({ params: { orderCode: other.orderCode }, body: PERSON })
    await gateway.db.update(orders).set({ status: 5, signedAt: null, completedAt: null }).where(eq(orders.orderCode, other.orderCode))
    await gateway.jobs()
    expect((await ofOrder(other.orderCode)).results).toMatchObject([{ state: 'withdrawn', refusal: '订单已取消' }])
  })

  it('is one, though fifty ask for it at once; with another title it is refused', async () => {
    const { orderCode } = await received(1)
    const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.zhou.invoice.ask({ params: { orderCode }, body: PERSON })))
    expect(new Set(answers.map(({ results }) => results[0]!.id)).size).toBe(1)
    expect(await gateway.db.$count(invoices, eq(invoices.orderCode, orderCode))).toBe(1)
    await expect(gateway.zhou.invoice.ask({ params: { orderCode }, body: COMPANY })).rejects.toMatchObject({
      status: 409,
      code: 'INVOICE_ASKED',
    })
  })

  it('is refused of what is not paid, cost nothing, or is somebody else’s', async () => {
    const { skuCode } = await packingOf(gateway, 'otcB')
    const { orderCode } = await ordered(gateway.zhou, { skuCode, quantity: 1 })
    const ask = (who: Gateway['zhou'], body: object = PERSON) => who.invoice.ask({ params: { orderCode }, body: body as typeof PERSON })
    await expect(ask(gateway.zhou)).rejects.toMatchObject({ status: 409, code: 'NOT_PAID', message: '付款后可以申请发票' })
    const none = { status: 4, signedAt: gateway.clock.now() }
    await gateway.db.update(orders).set(none).where(eq(orders.orderCode, orderCode))
    await expect(ask(gateway.zhou)).rejects.toMatchObject({ status: 409, code: 'NOTHING_TO_INVOICE' })
    await expect(ask(gateway.chen)).rejects.toMatchObject({ status: 404 })
    await expect(gateway.chen.invoice.ofOrder({ params: { orderCode } })).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [
      { ...COMPANY, taxNumber: '91350100M000100Y44' },
      { field: 'taxNumber', message: '税号的校验位对不上，请核对有没有抄错' },
    ],
    [
      { ...COMPANY, taxNumber: '' },
      { field: 'taxNumber', message: '单位抬头要填税号' },
    ],
    [{ kind: 'person', name: ' ' } as const, { field: 'name', message: '请填写抬头' }],
    [{ kind: 'person', name: '王䶮' } as const, { field: 'name', message: '发票上印不出“䶮”这个字，可以改用同音字，或填“个人”' }],
  ])('with %o is refused beside the field', async (body, refusal) => {
    const { orderCode } = await received(1)
    await expect(gateway.zhou.invoice.ask({ params: { orderCode }, body })).rejects.toMatchObject({ status: 400, ...refusal })
  })

  it('never changes once it has its number, whoever writes', async () => {
    const { invoiceId } = await issuedTo(gateway, gateway.zhou, '周岚')
    const own = eq(invoices.id, invoiceId)
    for (const set of [
      { amount: 1 },
      { tax: 0 },
      { number: '26000000000000009999' },
      { issuedAt: new Date(0) },
      { content: Buffer.from('x') },
    ])
      await expect(gateway.db.update(invoices).set(set).where(own)).rejects.toThrow()
    await expect(gateway.db.update(invoiceLines).set({ name: '别的' }).where(eq(invoiceLines.invoiceId, invoiceId))).rejects.toThrow()
    await expect(gateway.db.execute('update invoice_serials set last = last + 2')).rejects.toThrow()
    expect(await gateway.db.select().from(invoices).where(own)).toMatchObject([{ state: 'issued' }])
  })

  it('is made out to somebody else once: all of it is taken back in red, and a new one is issued', async () => {
    const { orderCode, invoiceId, number } = await issuedTo(gateway, gateway.zhou, '周岚')
    const again = (id: string, body: typeof COMPANY | typeof PERSON) => gateway.zhou.invoice.reissue({ params: { id }, body })
    await expect(again(invoiceId, PERSON)).rejects.toMatchObject({ code: 'SAME_TITLE', field: 'name' })
    await expect(gateway.chen.invoice.reissue({ params: { id: invoiceId }, body: COMPANY })).rejects.toMatchObject({ status: 404 })
    await again(invoiceId, COMPANY)
    await gateway.jobs()
    const { results, can } = await ofOrder(orderCode)
    const [blue, red, old] = ['issued', 'issued', 'red'].map((state, place) => {
      const found = results.find((one) => one.state === state && one.colour === (place === 1 ? 'red' : 'blue'))
      return found!
    })
    expect(old).toMatchObject({ id: invoiceId, taken: old!.amount })
    expect(red).toMatchObject({ blueNumber: number, cause: 'reissue', amount: -old!.amount, tax: -old!.tax, name: '周岚' })
    expect(blue).toMatchObject({ name: COMPANY.name, amount: old!.amount })
    expect(can.reissue).toBe(false)
    await expect(again(blue!.id, PERSON)).rejects.toMatchObject({ code: 'REISSUED' })
  })

  it('has a paper behind a link of five minutes, for its member’s token alone', async () => {
    const { invoiceId, orderCode, number } = await issuedTo(gateway, gateway.zhou, '周岚')
    await expect(gateway.chen.invoice.link({ params: { id: invoiceId } })).rejects.toMatchObject({ status: 404 })
    const { url, fileName } = await gateway.zhou.invoice.link({ params: { id: invoiceId } })
    expect(fileName).toBe(`invoice-${number}.pdf`)
    const fetched = (token?: string, at = url) => gateway.app.request(at, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
    const reply = await fetched(gateway.zhou.token)
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    const text = pdfText(new Uint8Array(await reply.arrayBuffer()))
    for (const words of [`发票号码：${number}`, '周岚（个人）', '演示发票，不能报销', `订单编号 ${orderCode}`])
      expect(text).toContain(words)
    expect((await fetched()).status).toBe(401)
    expect((await fetched(gateway.chen.token)).status).toBe(404)
    // A link to a picture of the same id opens nothing here.
    expect((await fetched(gateway.zhou.token, url.replace(/sign=.*/, 'sign=other'))).status).toBe(404)
    gateway.clock.advance(301)
    expect((await fetched(gateway.zhou.token)).status).toBe(410)
  })

  it('shows every product of the demonstration, of four characters another', async () => {
    const named = await gateway.db
      .select({ name: products.name, specification: packings.specification })
      .from(packings)
      .innerJoin(products, eq(products.productCode, packings.productCode))
    const text = named.map(({ name, specification }) => name + specification).join('')
    expect(named.length).toBeGreaterThan(50)
    expect(gateway.providers.invoices!.unprintable(text).sort()).toEqual(['Ⅲ', 'μ', '₃', '揿'].sort())
  })
})

describe('the provider of invoices', () => {
  let answers: Array<Issued | Error>
  const asked: string[] = []
  beforeEach(() => {
    answers = []
    asked.length = 0
    const own = gateway.providers.invoices!
    gateway.providers.invoices = {
      ...own,
      isDemonstration: false,
      issue: (document) => {
        asked.push(document.key)
        const answer = answers.shift() ?? { state: 'issued', number: `263220000004${String(asked.length).padStart(8, '0')}` }
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
    }
  })

  it('that does not answer is asked again under the same key until it does', async () => {
    const { orderCode } = await received(1)
    answers = [new Unreachable('away'), { state: 'underWay' }]
    await gateway.zhou.invoice.ask({ params: { orderCode }, body: PERSON })
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await gateway.jobs()
      gateway.clock.advance(60)
    }
    const [one] = (await ofOrder(orderCode)).results
    expect(one).toMatchObject({ state: 'issued', number: '26322000000400000003', isDemonstration: false })
    expect(new Set(asked)).toEqual(new Set([one!.id]))
  })

  it('that refuses leaves it to a clerk, who tries again or says why not; his word is read and it may be asked for anew', async () => {
    const { orderCode } = await received(1)
    answers = [{ state: 'refused', reason: '税号与名称不一致' }]
    await gateway.zhou.invoice.ask({ params: { orderCode }, body: COMPANY })
    await gateway.jobs()
    const clerk = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
    const { results, counts } = await clerk.invoice.list()
    expect([results, counts]).toMatchObject([[{ orderCode, state: 'failed', company: COMPANY.name, person: '' }], { failed: 1 }])
    const params = { id: results[0]!.id }
    expect(await clerk.invoice.detail({ params })).toMatchObject({ problem: '税号与名称不一致', can: { retry: true, refuse: true } })
    answers = [{ state: 'refused', reason: '税号与名称不一致' }]
    await clerk.invoice.retry({ params })
    await gateway.jobs()
    await clerk.invoice.refuse({ params, body: { reason: '名称与税号对不上，请核对' } })
    expect((await ofOrder(orderCode)).results).toMatchObject([{ state: 'refused', refusal: '名称与税号对不上，请核对' }])
    expect(await told('invoiceRefused')).toEqual([[expect.stringContaining('名称与税号对不上'), `/invoice/${orderCode}`]])
    expect((await gateway.zhou.invoice.ask({ params: { orderCode }, body: PERSON })).can.withdraw).toBe(true)
  })

  it('that is none lets nobody ask', async () => {
    const { orderCode } = await received(1)
    gateway.providers.invoices = null
    expect(await ofOrder(orderCode)).toMatchObject({ refusal: { code: 'NOT_OFFERED', text: '商城暂时不能在线开票，请联系客服' } })
    await expect(gateway.zhou.invoice.ask({ params: { orderCode }, body: PERSON })).rejects.toMatchObject({ code: 'NOT_OFFERED' })
  })

  it('masks a person’s name at the counter until there is a reason', async () => {
    const { id } = await failedInvoice(gateway, gateway.zhou)
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const found = await clerk.invoice.detail({ params: { id } })
    expect([found.person, found.problem]).toEqual(['周*', '税号与名称不一致，请打 139****2222'])
    const uncovered = { params: { kind: 'invoice', recordId: id } as const, body: { field: 'name', reason: 'contact' } as const }
    expect(await clerk.uncover.open(uncovered)).toEqual({ value: '周岚' })
  })
})

describe('the book of titles', () => {
  const add = (body: object) => gateway.zhou.invoice.addTitle({ body: body as typeof COMPANY })
  const names = async () => (await gateway.zhou.invoice.titles()).results.map(({ name, isDefault }) => (isDefault ? `${name}*` : name))

  it('keeps each title once, the first as the default, which moves with the one that is chosen or is deleted', async () => {
    const first = await add(PERSON)
    expect(await add(PERSON)).toEqual(first)
    const company = await add(COMPANY)
    expect(await names()).toEqual(['周岚*', COMPANY.name])
    await gateway.zhou.invoice.makeDefaultTitle({ params: { id: company.id } })
    await gateway.zhou.invoice.changeTitle({ params: { id: first.id }, body: { kind: 'person', name: '周小岚' } })
    expect(await names()).toEqual([`${COMPANY.name}*`, '周小岚'])
    await gateway.zhou.invoice.removeTitle({ params: { id: company.id } })
    expect(await names()).toEqual(['周小岚*'])
    await expect(gateway.chen.invoice.removeTitle({ params: { id: first.id } })).rejects.toMatchObject({ status: 404 })
    await expect(add({ ...COMPANY, taxNumber: '123' })).rejects.toMatchObject({
      field: 'taxNumber',
      message: '税号是 18 位统一社会信用代码，现在是 3 位',
    })
  })

  it('holds twenty, though fifty are added at once', async () => {
    const added = await Promise.allSettled(Array.from({ length: 50 }, (_one, nth) => add({ ...PERSON, name: `周岚${nth}` })))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await names()).toHaveLength(20)
    expect(added.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY' } })
  })
})
