import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { OrderStatus } from '../../src/contract/order'
import type { Db } from '../../gateway/db/open'
import { idempotencyKeys, ledgerEntries, orderLines, orders, packings, settings } from '../../gateway/tables'
import { openSession } from '../../gateway/kernel/session'
import { inTransaction } from '../../gateway/kernel/transaction'
import { give } from '../../gateway/modules/ledger/enter'
import { cancelOrder } from '../../gateway/modules/order/orderStates'
import { liftLimits } from './liftLimits'
import { packingOf, submissionOf } from './shop'

const BEGINNING = 1_000_000
/** A buyer whom nobody answers for a minute gives up: no gateway is left. */
const MAX_TRIES = 1200
/** Minutes an order may wait to be paid: a run of half an hour and more counts orders, none of which is cancelled meanwhile. */
const A_DAY = 24 * 60
/** Coins that each person is given, and those that pay a part of each order. */
const GIVEN = 1_000_000
const SPENT = 7
const PEOPLE = ['zhoulan', 'linxiuzhi', 'chenmo']

type Stocked = { skuCode: string; tokens: string[] }

/** A shelf that never runs empty, nothing that limits orders, and a session of each ready-made person who has an address. */
export async function stocked(db: Db, people = PEOPLE.slice(0, 2)): Promise<Stocked> {
  await liftLimits(db, { payMinutes: A_DAY })
  await db.insert(settings).values(COIN_USE).onConflictDoUpdate({ target: settings.key, set: COIN_USE })
  const { skuCode } = await packingOf({ db }, 'otcB', 3)
  await db.update(packings).set({ stock: BEGINNING }).where(eq(packings.skuCode, skuCode))
  const tokens = await Promise.all(
    people.map(async (memberId) => {
      const { token } = await openSession(db, { memberId, deviceId: 'a-device', channel: 'h5', now: new Date() })
      return token
    }),
  )
  for (const memberId of people) await inTransaction(db, (tx) => give(tx, { memberId, ...GIFT, at: new Date() }))
  return { skuCode, tokens }
}

const COIN_USE = { key: 'coinUse', value: { percent: 50 } }
const GIFT = { account: 'coin', amount: GIVEN, reason: 'task', reference: 'faults', key: 'faults' } as const

type Get = (path: string, init?: RequestInit) => Promise<Response>

/** Buyers who order without a pause from a shop whose machines fail, and ask again with the same key until they are answered. */
export function buyersUnderFaults(
  { skuCode, tokens }: Pick<Stocked, 'skuCode' | 'tokens'>,
  buyers: number,
  gateway: (buyer: number) => Get | undefined,
) {
  const acknowledged = new Map<string, string>()
  const refusals: string[] = []
  let isOver = false
  let askedAgain = 0

  type Question = { buyer: number; method: 'GET' | 'POST'; at: string; body?: object }
  async function ask<T>({ buyer, method, at, body }: Question): Promise<T> {
    const headers = {
      Authorization: `Bearer ${tokens[buyer % tokens.length]}`,
      'X-Device-Id': 'a-device',
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    }
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const reply = await gateway(buyer)?.(`/api${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch(() => undefined)
      if (reply?.status === 200) return JSON.parse(reply.text) as T
      // Another gateway may still be working on the same submission.
      const isAway = reply?.status === 503 && reply.text.includes('DATABASE_AWAY')
      if (reply && !isAway) refusals.push(`${method} ${at} ${reply.status} ${reply.text}`)
      if (refusals.length > 20) throw new Error(refusals.join('\n'))
      askedAgain += 1
      await delay(50)
    }
    throw new Error('Nobody answers')
  }

  async function buy(buyer: number) {
    while (!isOver) {
      const { settleId } = await ask<{ settleId: string }>({
        buyer,
        method: 'POST',
        at: '/purchase',
        body: { skus: [{ skuCode, quantity: 1 }] },
      })
      const settlement = submissionOf(await ask({ buyer, method: 'GET', at: `/settlement/${settleId}?couponId=none&coins=${SPENT}` }))
      const body = { ...settlement, coins: SPENT }
      const { orderCode } = await ask<{ orderCode: string }>({ buyer, method: 'POST', at: '/orders', body })
      acknowledged.set(settleId, orderCode)
    }
  }
  const working = Promise.all(Array.from({ length: buyers }, (_none, buyer) => buy(buyer)))
  // A buyer who gives up is told by `stop`; until then nobody waits for him.
  working.catch(() => undefined)

  return {
    acknowledged,
    /** What was answered besides success and "the database is away". */
    refusals,
    askedAgain: () => askedAgain,
    /** Comes back when so many more orders are acknowledged. */
    more: async (count: number) => {
      const enough = acknowledged.size + count
      while (acknowledged.size < enough) await Promise.race([delay(20), working])
    },
    /** Every buyer ends with an acknowledged order. */
    stop: async () => {
      isOver = true
      await working
    },
  }
}

/** Every acknowledged order is there, once, and nothing is half done: what is gone from the shelf stands in orders. Throws otherwise. */
export async function expectWhole(db: Db, stock: Stocked, acknowledged: Map<string, string>) {
  const codes = [...acknowledged.values()]
  const found = await db
    .select({ orderCode: orders.orderCode, settleId: orders.settleId })
    .from(orders)
    .where(inArray(orders.settleId, [...acknowledged.keys()]))
  assert.deepEqual(new Map(found.map(({ settleId, orderCode }) => [settleId, orderCode])), acknowledged)
  assert.equal(found.length, acknowledged.size)
  assert.equal(new Set(codes).size, codes.length)
  const { taken, held, lines } = await shelfOf(db, stock)
  const [undone] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(idempotencyKeys)
    .where(sql`${idempotencyKeys.answer} is null`)
  assert.deepEqual({ taken, lines, undone: undone!.count }, { taken: held, lines: acknowledged.size, undone: 0 })
}

/** Every order that waits for its payment holds its coins; once none waits any more, all of them are back. Throws otherwise. */
export async function expectCoinsBack(db: Db, acknowledged: Map<string, string>) {
  const codes = [...acknowledged.values()]
  assert.equal(await coinsFor(db, codes), -SPENT * codes.length)
  for (const orderCode of codes)
    await inTransaction(db, (tx) => cancelOrder(tx, { orderCode, move: 'expire', reason: '超时未付款', now: new Date() }))
  assert.equal(await coinsFor(db, codes), 0)
}

/** What these orders took of coins, less what came back: what else its people earn meanwhile is none of theirs. */
async function coinsFor(db: Db, codes: string[]): Promise<number> {
  const [all] = await db
    .select({ coins: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'coin'), inArray(ledgerEntries.reference, codes)))
  return all?.coins ?? 0
}

/** How many boxes are gone from the shelf, how many stand in orders, and in how many lines. */
export async function shelfOf(db: Db, { skuCode }: Pick<Stocked, 'skuCode'>) {
  const [held] = await db
    .select({ boxes: sql<number>`coalesce(sum(${orderLines.boxes}), 0)::int`, lines: sql<number>`count(*)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(sql`${orderLines.skuCode} = ${skuCode} and ${orders.status} <> ${OrderStatus.cancelled}`)
  const [left] = await db.select({ stock: packings.stock }).from(packings).where(eq(packings.skuCode, skuCode))
  return { taken: BEGINNING - left!.stock, held: held!.boxes, lines: held!.lines }
}
