import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { receivedBy, receivedLine } from '../../../tests/support/receivedLines'
import { newBuyers } from '../../../tests/support/shop'
import { staffAt } from '../../../tests/support/counter'
import { reviews } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { eraseReviews } from './eraseReviews'
import { figuresIn, figuresOf, keysOf } from './figures'

const AT_ONCE = 50

/** The figures as the rows themselves give them. */
async function fromRows({ db }: Gateway, productCode: string) {
  const rows = await db.select().from(reviews).where(eq(reviews.productCode, productCode))
  const counts = new Map<string, number>()
  rows.flatMap(keysOf).forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1))
  return figuresIn(counts)
}

describe('the figures of a product', () => {
  it('are those of its rows, whatever fifty people write, edit and delete at once while clerks hide and restore', async () => {
    const gateway = await gatewayAt()
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const { lineId, productCode } = await receivedLine(gateway, gateway.zhou)
    const buyers = await newBuyers(gateway, AT_ONCE)
    const lines = await receivedBy(
      gateway,
      lineId,
      buyers.map(({ memberId }) => memberId),
    )
    const stars = (at: number) => (at % 5) + 1
    const made = await Promise.all(
      buyers.map((buyer, at) =>
        buyer.review.write({ body: { lineId: lines[at]!, stars: stars(at), tags: at % 2 ? ['fast'] : ['slow'], words: `第 ${at} 条` } }),
      ),
    )
    expect(await figuresOf(gateway.db, productCode)).toEqual(await fromRows(gateway, productCode))
    expect(await figuresOf(gateway.db, productCode)).toMatchObject({ count: AT_ONCE, average: 30, stars: [10, 10, 10, 10, 10], low: 20 })
    const params = (at: number) => ({ params: { id: made[at]!.id } })
    const acts: Array<(at: number) => Promise<unknown>> = [
      (at) => buyers[at]!.review.remove(params(at)),
      (at) => buyers[at]!.review.edit({ ...params(at), body: { stars: 6 - stars(at), tags: ['packed'], words: '改过' } }),
      (at) => clerk.review.hide({ ...params(at), body: { reason: 'unrelated' } }),
      (at) => clerk.review.hide({ ...params(at), body: { reason: 'abuse' } }).then(() => clerk.review.publish(params(at))),
      (at) => inTransaction(gateway.db, (tx) => eraseReviews(tx, buyers[at]!.memberId)),
    ]
    await Promise.all(buyers.map((_buyer, at) => acts[at % acts.length]!(at)))
    const figures = await figuresOf(gateway.db, productCode)
    expect(figures).toEqual(await fromRows(gateway, productCode))
    expect(figures.count).toBe(AT_ONCE - 30)
  })

  it('are one vote a member, however many are cast at once', async () => {
    const gateway = await gatewayAt()
    const { lineId } = await receivedLine(gateway, gateway.zhou)
    const { id } = await gateway.zhou.review.write({ body: { lineId, stars: 5, words: '好' } })
    const buyers = await newBuyers(gateway, 10)
    const votes = buyers.flatMap((buyer) =>
      [true, true, true].map((isHelpful) => buyer.review.help({ params: { id }, body: { isHelpful } })),
    )
    await Promise.all(votes)
    const [row] = await gateway.db.select().from(reviews).where(eq(reviews.id, id))
    expect(row?.helpful).toBe(10)
    await inTransaction(gateway.db, (tx) => eraseReviews(tx, buyers[0]!.memberId))
    expect((await gateway.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.helpful).toBe(9)
  })

  it.each([
    [[], { count: 0, average: 0 }],
    [
      [
        ['stars:5', 2],
        ['stars:4', 1],
      ],
      { count: 3, average: 47 },
    ],
    [
      [
        ['stars:1', 1],
        ['stars:2', 1],
      ],
      { count: 2, average: 15, low: 2 },
    ],
  ] as const)('are reckoned from the counts: %j', (counts, figures) => expect(figuresIn(new Map(counts))).toMatchObject(figures))
})
