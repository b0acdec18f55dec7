import { and, eq } from 'drizzle-orm'
import { DAY, HOUR } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { randomNumbers } from '../../../tests/support/randomNumbers'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { packings, prescriptionFetches, prescriptions, settings, staff } from '../../tables'
import { hashPassword } from '../../kernel/password'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { markShipped } from '../order/orderStates'
import { closeFetch, fetchesLeft, giveBackFetch, takeFetch } from './fetches'
import { isUsable } from './usable'

const PASSWORD = 'a long enough password'
const STEPS = 60

let shop: Shop
let buyers: Buyer[]
let me: Buyer
beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 8)
})
beforeEach(() => {
  me = buyers.pop()!
})
const rowOf = async (prescriptionId: string) =>
  (await shop.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId)))[0]!
const take = (prescriptionId: string, orderCode: string) =>
  inTransaction(shop.db, (tx) =>
    takeFetch(tx, { prescriptionId, orderCode, where: isUsable(me.memberId, shop.clock.now()), now: shop.clock.now() }),
  )

it.each([1, 2, 3])('is used and left as often as it was prescribed, whatever orders do (%d)', async (fetches) => {
  const next = randomNumbers(fetches)
  const prescriptionId = await prescribe(shop, me.memberId, { fetches })
  const takes: Array<[isTaken: boolean, isFree: boolean]> = []
  const orders = new Map<string, 'open' | 'returned' | 'sent'>()
  const counted = (end: string) => [...orders.values()].filter((one) => one === end).length
  for (let nth = 0; nth < STEPS; nth += 1) {
    const codes = [...orders.keys()]
    const orderCode = codes[Math.floor(next() * codes.length)]
    const what = next()
    const isFree = counted('open') + counted('sent') < fetches
    if (what < 0.5) {
      const code = `fetch-${fetches}-${nth}`
      const isTaken = await take(prescriptionId, code)
      takes.push([isTaken, isFree])
      if (isTaken) orders.set(code, 'open')
    } else if (orderCode !== undefined) {
      const end = what < 0.97 ? 'returned' : 'sent'
      const ending = { orderCode, now: shop.clock.now() }
      await inTransaction(shop.db, (tx) => (end === 'sent' ? closeFetch(tx, ending) : giveBackFetch(tx, ending)))
      if (orders.get(orderCode) === 'open') orders.set(orderCode, end)
    }
    expect(takes.filter(([isTaken, wasFree]) => isTaken !== wasFree)).toEqual([])
    const row = await rowOf(prescriptionId)
    const used = counted('open') + counted('sent')
    expect([row.fetchesUsed, fetchesLeft(row), row.usedByOrder === null]).toEqual([used, fetches - used, used < fetches])
    expect(await shop.db.$count(prescriptionFetches, eq(prescriptionFetches.prescriptionId, prescriptionId))).toBe(orders.size)
  }
})

it('is taken by as many of fifty at once as it is good for', async () => {
  const prescriptionId = await prescribe(shop, me.memberId, { fetches: 3 })
  const ends = await Promise.all(Array.from({ length: 50 }, (_, nth) => take(prescriptionId, `at-once-${nth}`)))
  expect([ends.filter(Boolean).length, (await rowOf(prescriptionId)).fetchesUsed]).toEqual([3, 3])
})

it('frees one that was used before fetches were counted with its order', async () => {
  const prescriptionId = await prescribe(shop, me.memberId, { usedByOrder: 'of-before' })
  expect(fetchesLeft(await rowOf(prescriptionId))).toBe(0)
  await inTransaction(shop.db, (tx) => giveBackFetch(tx, { orderCode: 'of-before', now: shop.clock.now() }))
  expect(fetchesLeft(await rowOf(prescriptionId))).toBe(1)
})

it('belongs to the order that took it: the same submission again gets that order, fifty others a reason, and none of them ends it', async () => {
  const prescriptionId = await prescribe(shop, me.memberId)
  const [packing] = await shop.db.select().from(packings).where(eq(packings.productCode, VALSARTAN))
  const settled = async () => {
    const { settleId } = await me.settlement.purchase({ body: { skus: [{ skuCode: packing!.skuCode, quantity: 1 }] } })
    return submissionOf(await me.settlement.detail({ params: { settleId } }))
  }
  const bodies = await Promise.all(Array.from({ length: 51 }, settled))
  const ends = await Promise.allSettled(bodies.map((body) => me.order.submit({ body })))
  const place = ends.findIndex(({ status }) => status === 'fulfilled')
  const others = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as { status: number; code: string }] : []))
  expect([others.length, new Set(others.map(({ status, code }) => `${status} ${code}`))]).toEqual([50, new Set(['409 PRESCRIPTION'])])

  // The answer was lost: asked again it is the same order, and the prescription was taken once.
  const { orderCode } = await me.order.submit({ body: bodies[place]! })
  const taken = async () => [await shop.db.select().from(prescriptionFetches), (await rowOf(prescriptionId)).usedByOrder] as const
  const [rows, holder] = await taken()
  expect([rows.filter((row) => row.prescriptionId === prescriptionId).map((row) => row.orderCode), holder]).toEqual([
    [orderCode],
    orderCode,
  ])

  // Nobody else's order moves it: not a made-up one, not another member.
  const cancel = { params: { orderCode }, body: { reason: '其他原因' } }
  await expect(buyers[0]!.order.cancel(cancel)).rejects.toMatchObject({ status: 404 })
  await inTransaction(shop.db, (tx) => giveBackFetch(tx, { orderCode: 'made-up', now: shop.clock.now() }))
  expect((await taken())[1]).toBe(orderCode)
  await me.order.cancel(cancel)
  expect((await taken())[1]).toBeNull()
})

describe('a prescription that its pharmacist says is good for two orders', () => {
  const approved = async (fetches: number, prescriptionId: string) => {
    const pharmacist = await staffAt(shop, { roles: ['pharmacist'] })
    const passwordHash = await hashPassword(PASSWORD)
    await shop.db.update(staff).set({ passwordHash }).where(eq(staff.staffId, pharmacist.staffId))
    await pharmacist.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD, fetches } })
  }
  const order = async () => {
    const [packing] = await shop.db.select().from(packings).where(eq(packings.productCode, VALSARTAN))
    const { settleId } = await me.settlement.purchase({ body: { skus: [{ skuCode: packing!.skuCode, quantity: 1 }] } })
    return (await me.order.submit({ body: submissionOf(await me.settlement.detail({ params: { settleId } })) })).orderCode
  }
  const left = async (prescriptionId: string) => {
    const { state, fetchesLeft: some, fetchesAll } = await me.prescription.detail({ query: { prescriptionId } })
    return [state, some, fetchesAll]
  }
  const allow = (maxFetches: number) =>
    inTransaction(shop.db, async (tx) => {
      await tx
        .insert(settings)
        .values({ key: 'rxRules', value: { validDays: 3, maxFetches } })
        .onConflictDoUpdate({ target: settings.key, set: { value: { validDays: 3, maxFetches } } })
      await settingChanged(tx, 'rxRules')
    })
  const waiting = () => {
    const validUntil = new Date(shop.clock.now().getTime() + 2 * DAY)
    return prescribe(shop, me.memberId, { status: 'pending', validUntil })
  }

  it('is bought by twice, one that is cancelled gives it back, one that was sent does not', async () => {
    await allow(2)
    const prescriptionId = await waiting()
    const first = await order()
    await approved(2, prescriptionId)
    expect(await left(prescriptionId)).toEqual(['approved', 1, 2])
    const second = await order()
    expect(await left(prescriptionId)).toEqual(['used', 0, 2])
    await expect(order()).rejects.toMatchObject({ status: 409, code: 'PRESCRIPTION' })
    await me.order.cancel({ params: { orderCode: second }, body: { reason: '其他原因' } })
    expect(await left(prescriptionId)).toEqual(['approved', 1, 2])
    await shop.payerDoes((await me.pay.start({ body: { ordersCode: first, methodId: 'bank' } })).payUrl, 'confirm')
    await inTransaction(shop.db, (tx) => markShipped(tx, first, new Date(shop.clock.now().getTime() + HOUR)))
    await inTransaction(shop.db, (tx) => giveBackFetch(tx, { orderCode: first, now: shop.clock.now() }))
    expect(await left(prescriptionId)).toEqual(['approved', 1, 2])
    const sent = and(eq(prescriptionFetches.orderCode, first), eq(prescriptionFetches.end, 'sent'))
    expect(await shop.db.$count(prescriptionFetches, sent)).toBe(1)
  })

  it('is good for no more than the rules of the shop allow, and for one where nothing is said', async () => {
    await allow(1)
    const prescriptionId = await waiting()
    await expect(approved(2, prescriptionId)).rejects.toMatchObject({ status: 400, field: 'fetches' })
    await approved(1, prescriptionId)
    expect(await left(prescriptionId)).toEqual(['approved', 1, 1])
  })
})
