import path from 'node:path'
import pg from 'pg'
import { databaseProxy } from '../../tests/support/databaseProxy'
import { eventually } from '../../tests/support/eventually'
import { gatewayAt } from '../../tests/support/gateway'
import { Refused, clientOf } from '../../tests/support/gatewayClient'
import { listening } from '../../tests/support/heardLog'
import { liftLimits } from '../../tests/support/liftLimits'
import { newBuyers, packingOf, settled } from '../../tests/support/shop'
import { createGateway } from '../app'
import { handlers } from '../modules/handlers'
import { openPostgres } from './postgres'
import * as tables from '../tables'
import { orders } from '../tables'

/** Milliseconds, shorter than a shop's: what they bound is the same. A busy machine passes none of them while the database is there. */
const LIMITS = { connection: 2400, statement: 2000, lock: 2000, idleInTransaction: 8000, answer: 4000 }
/** Milliseconds for a test, only a stop: it waits for these limits, and then for what it expects. */
const STOP = 180_000
/** More than the pool has connections. */
const BUYERS = 15

/** A gateway that reaches its database through a network that can fail. Everything is prepared by another one beside it. */
async function shopBehindProxy() {
  const shop = await gatewayAt()
  const url = 'url' in shop.database ? (shop.database.url ?? '') : ''
  await liftLimits(shop.db)
  const { skuCode } = await packingOf(shop, 'otcB')
  const buyers = await newBuyers(shop, BUYERS)
  const submissions = await Promise.all(buyers.map((buyer) => settled(buyer, [{ skuCode, quantity: 1 }])))
  const proxy = await databaseProxy(url)
  const opened = await openPostgres({
    tables,
    databaseUrl: proxy.url,
    migrationsFolder: path.resolve('gateway/db/migrations'),
    limits: LIMITS,
  })
  const { db, close } = opened
  const app = createGateway({ db, providers: shop.providers, handlers, now: shop.clock.now })
  return {
    url,
    proxy,
    app,
    /** Each buyer sends his order, with the key of the order. */
    submit: () =>
      Promise.all(
        buyers.map(({ token, device }, place) =>
          clientOf(app, { token, device })
            .order.submit({ body: submissions[place]! }, { key: `order-of-buyer-${place}` })
            .then(
              ({ orderCode }) => orderCode,
              (error: unknown) => {
                if (error instanceof Refused) return error
                throw error
              },
            ),
        ),
      ),
    before: await shop.db.$count(orders),
    ordersThere: () => shop.db.$count(orders),
    close: async () => {
      await close()
      await proxy.close()
    },
  }
}
type ShopBehindProxy = Awaited<ReturnType<typeof shopBehindProxy>>

/** Another program has locked the orders: every connection of the pool waits, and whoever comes later waits for a connection. */
async function lockOrders({ url }: ShopBehindProxy) {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  await connection.query('begin; lock table orders in access exclusive mode')
  return () => connection.end()
}

/** An order is there, and its buyer was told that the shop is away. */
function loseAnswers({ proxy, ordersThere, before }: ShopBehindProxy) {
  proxy.stallAfterCommitOf('insert into "orders"')
  return async () => {
    await eventually(async () => expect(await ordersThere()).toBeGreaterThan(before))
    proxy.resume()
  }
}

describe('orders that are sent while the database', () => {
  it.each([
    ['has every connection of the pool taken', lockOrders],
    ['does not answer', ({ proxy }: ShopBehindProxy) => (proxy.stall(), proxy.resume)],
    ['commits and its answer is lost', loseAnswers],
  ])(
    '%s get 503 with Retry-After, and are there once when their keys come again',
    async (_what, breaks) => {
      const shop = await shopBehindProxy()
      const heard = listening()
      // Its connections are open: a shop that is under way, not one that starts.
      await eventually(async () => expect((await shop.app.request('/readyz')).status).toBe(200))
      const mend = await breaks(shop)

      const answers = await shop.submit()
      const refused = answers.filter((answer) => answer instanceof Refused)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused.map(({ status, code, retryAfter }) => [status, code, retryAfter])).toEqual(
        refused.map(() => [503, 'DATABASE_AWAY', '3']),
      )
      expect((await shop.app.request('/livez')).status).toBe(200)

      await mend()
      // Connections that were cut off are found out one by one: a shopper asks again.
      const codes = await eventually(async () => {
        const sent = await shop.submit()
        expect(sent.filter((code) => code instanceof Refused)).toEqual([])
        return sent
      })
      expect(new Set(codes).size).toBe(BUYERS)
      expect((await shop.ordersThere()) - shop.before).toBe(BUYERS)
      expect(answers.filter((answer) => !(answer instanceof Refused) && !codes.includes(answer))).toEqual([])
      heard.end()
      await shop.close()
    },
    STOP,
  )
})
