import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { ARTICLES } from '../../demo/articles'
import { articles, products } from '../../tables'
import { articleProblem } from './articleProblem'
import { TOPICS } from './topics'

const CHINESE = /[\u4e00-\u9fff]/g

describe('the demonstration’s health articles', () => {
  it('are at least thirty, of 400 to 900 characters in several sections, on every topic, each with its sources and none twice', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(30)
    expect(new Set(ARTICLES.map(({ topic }) => topic))).toEqual(new Set(TOPICS.map(({ topic }) => topic)))
    for (const unique of ['articleId', 'title', 'text'] as const)
      expect(new Set(ARTICLES.map((one) => one[unique])).size).toBe(ARTICLES.length)
    const wrong = ARTICLES.filter(({ text, sources, summary }) => {
      const length = text.match(CHINESE)?.length ?? 0
      return (
        length < 400 ||
        length > 900 ||
        text.split('## ').length < 4 ||
        summary.length > 60 ||
        !sources.every((one) => /《.+》|“.+”/.test(one))
      )
    })
    expect(wrong.map(({ articleId }) => articleId)).toEqual([])
  })

  it('name no brand and no prescription drug of the shop, promise no cure and lead nowhere', async () => {
    const { db } = await gatewayAt()
    for (const one of ARTICLES) expect([one.articleId, await articleProblem(db, one)]).toEqual([one.articleId, undefined])
  })
})

describe('health articles', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await gatewayAt()
  })
  const listed = (query: { topic?: string; keyword?: string; page?: number; size?: number }) => gateway.visitor.article.list({ query })

  it('are listed page by page, newest first, by topic, and only those that are published', async () => {
    const { topic, articleId } = ARTICLES.find(({ topic: own }) => own === 'cold')!
    const all = [...ARTICLES].sort((a, b) => (a.updatedOn + a.articleId < b.updatedOn + b.articleId ? 1 : -1)).map((one) => one.articleId)
    const pages = await Promise.all([1, 2, 3].map((page) => listed({ page, size: 20 })))
    expect(pages.flatMap(({ results }) => results.map((one) => one.articleId))).toEqual(all)
    expect(pages.map(({ hits, hasMore }) => [hits, hasMore])).toEqual([1, 2, 3].map((page) => [all.length, page * 20 < all.length]))
    expect((await listed({ topic })).results.every((one) => one.topicName === '感冒发热')).toBe(true)
    expect((await gateway.visitor.article.topics()).results).toEqual(TOPICS)

    const own = await gatewayAt()
    await own.db.update(articles).set({ isPublished: false })
    expect(await own.visitor.article.list({ query: { topic } })).toMatchObject({ results: [], hits: 0 })
    expect(await own.visitor.article.topics()).toEqual({ results: [] })
    await expect(own.visitor.article.one({ params: { articleId } })).rejects.toMatchObject({ status: 404, message: '没有找到这篇文章' })
  })

  it('are found by all of the words, in the title first, and a wildcard is a letter like any other', async () => {
    const { results } = await listed({ keyword: ' 血压 ' })
    const inTitle = results.map(({ title }) => title.includes('血压'))
    expect(inTitle[0]).toBe(true)
    expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)))
    expect((await listed({ keyword: '两种 感冒药 对乙酰氨基酚' })).results[0]?.articleId).toBe('two-cold-medicines')
    for (const keyword of ['%', '_', '\\', '没有的词']) expect((await listed({ keyword })).hits).toBe(0)
    await expect(listed({ keyword: '血'.repeat(51) })).rejects.toMatchObject({ status: 400, message: '搜索词最多 50 字' })
  })

  it('are read whole, with their sources and others of the topic', async () => {
    const { articleId, sources, updatedOn } = ARTICLES.find((one) => one.articleId === 'morning-blood-pressure')!
    const read = await gateway.visitor.article.one({ params: { articleId } })
    expect(read).toMatchObject({ title: '早晨血压偏高，是没吃对药吗？', author: '沈知夏', authorTitle: '主管药师', sources, updatedOn })
    expect(read.sections[0]).toEqual({
      heading: '早晨高一点，先别慌',
      paragraphs: [expect.stringMatching('一次读数偏高'), expect.stringMatching('135/85')],
    })
    expect(read.minutes).toBeGreaterThan(1)
    expect(read.related.map((one) => one.topic)).toEqual(['chronic', 'chronic', 'chronic'])
    expect(read.related.map((one) => one.articleId)).not.toContain(articleId)
  })
})

describe('articles to read until an order arrives', () => {
  let gateway: Gateway
  let orderCode: string
  let bought: string
  beforeAll(async () => {
    gateway = await gatewayAt()
    const [first] = (await gateway.zhou.order.list({ query: { tab: 'toPay' } })).results
    orderCode = first?.orderCode ?? ''
    bought = first?.lines[0]?.card.productCode ?? ''
  })
  const isFor = (values: Partial<typeof products.$inferInsert>) =>
    gateway.db.update(products).set(values).where(eq(products.productCode, bought))
  const toRead = async () => (await gateway.zhou.article.toRead({ params: { orderCode } })).results.map(({ articleId }) => articleId)

  it.each([
    ['a cold', { mark: 'otcA', symptomIds: ['fever'], audiences: ['adult'] }, ['two-cold-medicines', 'adult-fever']],
    ['a child’s fever', { mark: 'otcA', symptomIds: ['fever'], audiences: ['child'] }, ['child-fever']],
    [
      'a high pressure',
      { mark: 'rx', symptomIds: ['pressure'], audiences: ['adult'] },
      ['measure-blood-pressure', 'morning-blood-pressure'],
    ],
    [
      'measuring it',
      { mark: 'none', symptomIds: ['pressure'], audiences: ['adult'] },
      ['measure-blood-pressure', 'morning-blood-pressure'],
    ],
  ] as const)('fit what was bought for %s', async (_for, { mark, symptomIds, audiences }, articleIds) => {
    await isFor({ mark, symptomIds: [...symptomIds], audiences: [...audiences] })
    expect((await toRead()).slice(0, articleIds.length).sort()).toEqual([...articleIds].sort())
  })

  it('say how medicine is taken where no title fits, and nothing of what is none', async () => {
    await isFor({ mark: 'otcB', symptomIds: ['athleteFoot'] })
    const topics = new Map<string, string>(ARTICLES.map(({ articleId, topic }) => [articleId, topic]))
    expect((await toRead()).map((id) => topics.get(id))).toEqual(['medication', 'medication'])
    await isFor({ mark: 'none', symptomIds: [] })
    expect(await toRead()).toEqual([])
  })

  it('stand beside the line they are for, and are for the order’s own member', async () => {
    await isFor({ mark: 'otcA', symptomIds: ['fever'], audiences: ['adult'] })
    const { lines } = await gateway.zhou.order.detail({ params: { orderCode } })
    const { results } = await gateway.zhou.article.toRead({ params: { orderCode } })
    expect(results.map(({ lineId }) => lineId)).toEqual([lines[0]?.lineId, lines[0]?.lineId])
    await expect(gateway.chen.article.toRead({ params: { orderCode } })).rejects.toMatchObject({ status: 404, message: '没有找到订单' })
  })
})
