import { eq } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { ReviewForm } from '../../../src/contract/review'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { receivedBy, receivedLine } from '../../../tests/support/receivedLines'
import { messages, orders, products, reviews, uploads } from '../../tables'

const FORM = { stars: 5, tags: ['fast', 'packed'], words: '送得很快，外面看不出是药' } satisfies Partial<ReviewForm>

describe('a review', () => {
  let gateway: Gateway
  let clerk: StaffPerson
  let pharmacist: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    clerk = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
    pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  })
  const received = (who = gateway.zhou, place = 0) => receivedLine(gateway, who, 'otcB', place)
  const written = async (form: Partial<ReviewForm> = {}, line?: { lineId: string }) =>
    gateway.zhou.review.write({ body: { lineId: (line ?? (await received())).lineId, ...FORM, ...form } })
  const receivedAgo = ({ orderCode }: { orderCode: string }, days: number) =>
    gateway.db
      .update(orders)
      .set({ completedAt: new Date(gateway.clock.now().getTime() - days * DAY) })
      .where(eq(orders.orderCode, orderCode))
  const ofProduct = (productCode: string, who: Pick<Gateway['visitor'], 'review'> = gateway.visitor) =>
    who.review.ofProduct({ params: { productCode }, query: {} })
  const ofId = (id: string) => ({ params: { id } })
  const picture = async () => (await gateway.zhou.upload.addEvidence({ body: { kind: 'review' }, file: await paperPhoto() })).id

  it('of a received line is there at once, under a masked name, and its line waits no more', async () => {
    const { lineId, productCode, orderCode } = await received()
    const before = await gateway.zhou.counts.orders()
    expect((await gateway.zhou.review.pending()).results.map((line) => line.lineId)).toContain(lineId)
    expect(await gateway.zhou.order.detail({ params: { orderCode } })).toMatchObject({ toReview: [lineId] })
    expect(await written({ isAnonymous: false }, { lineId })).toMatchObject({ state: 'published', can: { edit: true, add: true } })
    const { results, figures } = await ofProduct(productCode)
    expect(results).toMatchObject([{ name: '周**', stars: 5, words: FORM.words, isOwn: false, helpful: 0 }])
    expect(JSON.stringify(results)).not.toContain('zhoulan')
    expect(JSON.stringify(results)).not.toContain('周岚')
    expect(figures).toMatchObject({ count: 1, average: 50, stars: [0, 0, 0, 0, 1], tags: [{ tag: 'fast' }, { tag: 'packed' }] })
    expect((await ofProduct(productCode, gateway.zhou)).results).toMatchObject([{ isOwn: true }])
    expect(await gateway.visitor.reviewHead.one({ params: { productCode } })).toMatchObject({ count: 1, first: [{ words: FORM.words }] })
    expect((await gateway.zhou.counts.orders()).toReview).toBe((before.toReview ?? 0) - 1)
    expect((await gateway.zhou.order.detail({ params: { orderCode } })).toReview).toBeUndefined()
  })

  it('is one for a line, of one’s own received orders, within ninety days', async () => {
    const line = await received()
    await expect(gateway.chen.review.write({ body: { lineId: line.lineId, ...FORM } })).rejects.toMatchObject({ status: 404 })
    const both = await Promise.allSettled([written({}, line), written({ stars: 1 }, line)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(written({}, line)).rejects.toMatchObject({ status: 409, code: 'REVIEWED' })
    const late = await received(gateway.zhou, 1)
    await receivedAgo(late, 90)
    await expect(written({}, late)).rejects.toMatchObject({ code: 'REVIEW_CLOSED', message: '签收超过 90 天，不能再评价' })
    expect(await gateway.zhou.review.draft({ params: { lineId: late.lineId } })).toMatchObject({ until: null, review: null })
  })

  it('that promises a cure is refused beside its words, by whoever sends it; nothing is stored of it', async () => {
    const line = await received()
    await expect(written({ words: '三天根 治' }, line)).rejects.toMatchObject({
      status: 400,
      code: 'SENSITIVE_WORD',
      field: 'words',
      details: { hits: [{ word: '根 治', start: 2, end: 5 }] },
    })
    expect(await gateway.db.$count(reviews)).toBe(0)
    const { id } = await written({}, line)
    await expect(gateway.zhou.review.edit({ ...ofId(id), body: { ...FORM, words: '药到病除' } })).rejects.toMatchObject({
      code: 'SENSITIVE_WORD',
    })
    await expect(gateway.zhou.review.append({ ...ofId(id), body: { words: '加我微信' } })).rejects.toMatchObject({ code: 'SENSITIVE_WORD' })
    const answering = pharmacist.review.answer({ ...ofId(id), body: { words: '这药能根治的' } })
    await expect(answering).rejects.toMatchObject({ code: 'SENSITIVE_WORD' })
  })

  it('of a prescription drug is of the service alone, and shown to nobody; so is one of what became such a drug', async () => {
    const line = await received()
    const { productCode } = line
    await written({ isAnonymous: false }, line)
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, productCode))
    expect(await ofProduct(productCode)).toMatchObject({ results: [], hits: 0, figures: { count: 0 }, product: { isPrescription: true } })
    expect(await gateway.visitor.reviewHead.one({ params: { productCode } })).toMatchObject({ count: 0, first: [] })
    const other = await received(gateway.zhou, 1)
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, other.productCode))
    expect(await gateway.zhou.review.draft({ params: { lineId: other.lineId } })).toMatchObject({ isServiceOnly: true })
    const refused: Array<[Partial<ReviewForm>, string]> = [
      [{ tags: [], words: '吃了没事' }, 'words'],
      [{ tags: [], words: '', pictures: [await picture()] }, 'pictures'],
      [{ tags: ['easy'], words: '' }, 'tags'],
    ]
    for (const [body, field] of refused) await expect(written(body, other)).rejects.toMatchObject({ code: 'SERVICE_ONLY', field })
    const { id } = await written({ words: '', tags: ['fast'] }, other)
    await expect(gateway.chen.review.help({ ...ofId(id), body: { isHelpful: true } })).rejects.toMatchObject({ status: 404 })
    expect(await clerk.review.detail(ofId(id))).toMatchObject({ isServiceOnly: true, stars: 5 })
  })

  it('with pictures is looked at first; published, its pictures are everybody’s; hidden or of a prescription drug, nobody’s', async () => {
    const line = await received()
    const pictureId = await picture()
    const { id, state } = await written({ pictures: [pictureId] }, line)
    const shown = () => gateway.app.request(`/api/reviews/pictures/${pictureId}.jpg`)
    expect([state, (await ofProduct(line.productCode)).hits, (await shown()).status]).toEqual(['waiting', 0, 404])
    expect(await clerk.review.list()).toMatchObject({ hits: 1, counts: { open: 1 }, results: [{ id, pictures: 1 }] })
    expect((await clerk.review.picture({ params: { id, pictureId } })).dataUrl).toMatch(/^data:image\/jpeg;base64,/)
    expect(await clerk.review.publish(ofId(id))).toMatchObject({ state: 'published', waitsSince: null })
    const { results, figures } = await ofProduct(line.productCode)
    expect([figures.pictured, results[0]?.pictures.map(({ url }) => url)]).toEqual([1, [`/api/reviews/pictures/${pictureId}.jpg`]])
    const reply = await shown()
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    await clerk.review.hide({ ...ofId(id), body: { reason: 'privacy' } })
    expect((await shown()).status).toBe(404)
    await clerk.review.publish(ofId(id))
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, line.productCode))
    expect((await shown()).status).toBe(404)
  })

  it('that is hidden is told to its author with the reason, corrected, looked at again and restored', async () => {
    const line = await received()
    const { id } = await written({}, line)
    await expect(clerk.review.hide({ ...ofId(id), body: { reason: 'other' } })).rejects.toMatchObject({ field: 'note' })
    await clerk.review.hide({ ...ofId(id), body: { reason: 'unrelated', note: '说的是别家店' } })
    expect(await ofProduct(line.productCode)).toMatchObject({ hits: 0, figures: { count: 0, average: 0 } })
    expect((await gateway.db.select().from(messages)).map(({ template }) => template)).toContain('reviewHidden')
    expect(await gateway.zhou.review.draft({ params: { lineId: line.lineId } })).toMatchObject({
      review: { state: 'hidden', hiddenFor: '与商品无关：说的是别家店', can: { edit: true, add: false } },
    })
    expect(await gateway.zhou.review.edit({ ...ofId(id), body: { ...FORM, words: '包装很好' } })).toMatchObject({ state: 'waiting' })
    expect(await clerk.review.list()).toMatchObject({ results: [{ id, words: '包装很好' }] })
    await clerk.review.publish(ofId(id))
    expect(await ofProduct(line.productCode)).toMatchObject({ results: [{ words: '包装很好' }], figures: { count: 1 } })
    await expect(clerk.review.publish(ofId(id))).rejects.toMatchObject({ status: 409, code: 'REVIEW_MOVED' })
  })

  it('is edited until the pharmacy has answered; a new picture is looked at, one that was taken out is gone', async () => {
    const line = await received()
    const first = await picture()
    const { id } = await written({ pictures: [first] }, line)
    await clerk.review.publish(ofId(id))
    expect(await gateway.zhou.review.edit({ ...ofId(id), body: { ...FORM, stars: 3, pictures: [] } })).toMatchObject({ state: 'published' })
    expect(await gateway.db.$count(uploads, eq(uploads.id, first))).toBe(0)
    expect(await ofProduct(line.productCode)).toMatchObject({ figures: { average: 30, pictured: 0 } })
    const second = await picture()
    expect(await gateway.zhou.review.edit({ ...ofId(id), body: { ...FORM, pictures: [second] } })).toMatchObject({ state: 'waiting' })
    await clerk.review.publish(ofId(id))
    expect(await pharmacist.review.answer({ ...ofId(id), body: { words: '谢谢您，我们会继续送快些' } })).toMatchObject({ isAnswered: true })
    expect((await ofProduct(line.productCode)).results[0]?.answer).toMatchObject({ by: '沈知夏 药师', words: '谢谢您，我们会继续送快些' })
    await expect(gateway.zhou.review.edit({ ...ofId(id), body: FORM })).rejects.toMatchObject({ code: 'ANSWERED' })
    const stranger = gateway.chen.review
    await expect(stranger.edit({ ...ofId(id), body: FORM })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.append({ ...ofId(id), body: { words: '别人的' } })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.remove(ofId(id))).rejects.toMatchObject({ status: 404 })
  })

  it('is added to once, within a hundred and eighty days, and deleted by its author for good', async () => {
    const line = await received()
    const { id } = await written({}, line)
    await receivedAgo(line, 100)
    await expect(gateway.zhou.review.edit({ ...ofId(id), body: FORM })).rejects.toMatchObject({ code: 'REVIEW_CLOSED' })
    await receivedAgo(line, 180)
    await expect(gateway.zhou.review.append({ ...ofId(id), body: { words: '太晚了' } })).rejects.toMatchObject({ code: 'REVIEW_CLOSED' })
    await receivedAgo(line, 179)
    await gateway.zhou.review.append({ ...ofId(id), body: { words: '又买了一次' } })
    expect((await ofProduct(line.productCode)).results[0]?.added).toMatchObject({ words: '又买了一次' })
    await expect(gateway.zhou.review.append({ ...ofId(id), body: { words: '再说一句' } })).rejects.toMatchObject({ code: 'ADDED' })
    await gateway.zhou.review.remove(ofId(id))
    expect(await ofProduct(line.productCode)).toMatchObject({ hits: 0, figures: { count: 0, tags: [] } })
    expect(await gateway.zhou.review.mine()).toMatchObject({ hits: 0 })
    await expect(gateway.zhou.review.remove(ofId(id))).rejects.toMatchObject({ status: 404 })
    await expect(clerk.review.detail(ofId(id))).rejects.toMatchObject({ status: 404 })
    const [row] = await gateway.db.select().from(reviews).where(eq(reviews.id, id))
    expect(row).toMatchObject({ state: 'deleted', words: '', shownName: '', addedWords: null })
  })

  it('helps a reader once, who can take that back; reported by three it stays, before the others of the queue', async () => {
    const line = await received()
    const { id } = await written({}, line)
    const help = (isHelpful: boolean) => gateway.chen.review.help({ ...ofId(id), body: { isHelpful } })
    expect([await help(true), await help(true), await help(false), await help(false)].map(({ helpful }) => helpful)).toEqual([1, 1, 0, 0])
    await help(true)
    expect((await ofProduct(line.productCode, gateway.chen)).results).toMatchObject([{ helpful: 1, isHelpful: true }])
    await expect(gateway.zhou.review.help({ ...ofId(id), body: { isHelpful: true } })).rejects.toMatchObject({ code: 'OWN_REVIEW' })
    const report = (who: Gateway['chen']) => who.review.report({ ...ofId(id), body: { reason: 'untrue' } })
    await expect(report(gateway.zhou)).rejects.toMatchObject({ code: 'OWN_REVIEW' })
    await written({ pictures: [await picture()] }, await received(gateway.zhou, 1))
    gateway.clock.advance(60)
    await report(gateway.chen)
    await expect(report(gateway.chen)).rejects.toMatchObject({ code: 'REPORTED' })
    expect((await clerk.review.list()).results.map((one) => one.id === id)).toEqual([false, true])
    await gateway.db.update(reviews).set({ openReports: 3 }).where(eq(reviews.id, id))
    expect((await clerk.review.list()).results.map((one) => one.id === id)).toEqual([true, false])
    expect((await ofProduct(line.productCode)).hits).toBe(1)
    expect(await clerk.review.keep(ofId(id))).toMatchObject({ openReports: 0, waitsSince: null, reports: [{ reason: 'untrue' }] })
    await expect(clerk.review.keep(ofId(id))).rejects.toMatchObject({ code: 'NOT_WAITING' })
  })

  it('is listed by what is asked for, the most helpful or the newest first', async () => {
    const line = await received()
    const { productCode } = line
    await written({ stars: 1, tags: ['slow'], words: '慢' }, line)
    const [again = ''] = await receivedBy(gateway, line.lineId, [gateway.chen.memberId])
    gateway.clock.advance(60)
    const { id } = await gateway.chen.review.write({ body: { lineId: again, ...FORM, words: '快' } })
    const words = async (query: object) =>
      (await gateway.visitor.review.ofProduct({ params: { productCode }, query })).results.map((one) => one.words)
    expect([await words({}), await words({ filter: 'low' }), await words({ filter: 'fast' }), await words({ filter: 'pictured' })]).toEqual(
      [['快', '慢'], ['慢'], ['快'], []],
    )
    await gateway.zhou.review.help({ ...ofId(id), body: { isHelpful: true } })
    await gateway.db.update(reviews).set({ helpful: 5 }).where(eq(reviews.words, '慢'))
    expect([await words({ sort: 'useful' }), await words({ sort: 'newest' })]).toEqual([
      ['慢', '快'],
      ['快', '慢'],
    ])
  })
})
