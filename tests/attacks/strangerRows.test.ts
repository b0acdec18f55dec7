import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../gateway/tables'
import { AGREEMENTS } from '../support/gatewayLogin'
import { counterClient } from '../support/counter'
import { leaveReport } from '../support/leaveReport'
import { packingOf, shopAt, type Shop } from '../support/shop'

/** Of each call, all from one address, spread over ten minutes. */
const TIMES = 600
const MINUTES_10 = 600
/** Only a stop, in milliseconds. */
const TIMEOUT_MS = 600_000
/**
 * The most rows of one table in ten minutes. Events of visits are told by the shop itself, up to fifty at once; keys of writes have a burst of
 * 300 and one every two seconds.
 */
const MAX = { analytics_events: 3000, done_writes: 600 }
const MAX_OF_OTHERS = 300

const TABLES = Object.values(schema).flatMap((one: unknown) => (is(one, PgTable) ? [one] : []))
const countsOf = async ({ db }: Shop) =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [getTableConfig(table).name, await db.$count(table)] as const)))

/** What somebody without a session may call, each time with other names: of a device, a visit, a phone, a key. */
function callsOf(shop: Shop, skuCode: string) {
  const address = '203.0.113.66'
  const client = (device: string) => shop.client({ device, address })
  const cart = { body: { items: [{ skuCode, quantity: 1 }] } }
  const phone = (place: number) => `137${String(place).padStart(8, '0')}`
  const event = (seq: number) => ({ seq, type: 'page' as const, route: 'home', name: '' })
  return [
    (place: number) =>
      client('a-visitor').analytics.report({
        body: {
          visitId: place.toString(16).padStart(32, '0'),
          host: 'browser' as const,
          system: 'ios' as const,
          sampling: 1,
          events: Array.from({ length: 50 }, (_, seq) => event(seq)),
        },
      }),
    (place: number) => client(`device-number-${place}-of-many`).cart.add(cart),
    () => client('one-device-with-one-cart').cart.add(cart),
    () => client('one-device-with-one-cart').cart.add(cart),
    (place: number) => client(`device-of-phone-${place}`).captcha.ticket({ body: { phoneNum: phone(place) } }),
    (place: number) =>
      client(`device-that-guesses-${place}`).account.smsLogin({
        body: { phoneNum: phone(place), smsCode: '000000', agreements: AGREEMENTS },
      }),
    (place: number) => client(`device-with-a-key-${place}`).account.publicKey(),
    (place: number) => client(`device-called-back-${place}`).mall.requestCallback({ body: { phoneNum: phone(place), question: '在吗' } }),
    (place: number) =>
      client(`device-of-wechat-${place}`).account.thirdPartyLogin({
        body: { provider: 'wechat', code: `dev-nobody${place}`, agreements: AGREEMENTS },
      }),
    (place: number) =>
      counterClient(shop.app, { address }).staff.logIn({ body: { loginName: `nobody${place}`, password: 'Guess-2026', code: '000000' } }),
  ] as Array<(place: number) => Promise<unknown>>
}

it(
  'lets nobody without a session fill the database',
  async () => {
    const shop = await shopAt()
    const { skuCode } = await packingOf(shop, 'otcB')
    const calls = callsOf(shop, skuCode)
    const before = await countsOf(shop)
    const statuses = new Map<string, number>()
    for (let place = 0; place < TIMES; place += 1) {
      for (const [number, call] of calls.entries()) {
        const outcome = await call(place).then(
          () => 'answered',
          (error: unknown) => String((error as { status?: number }).status),
        )
        const key = `${number} ${outcome}`
        statuses.set(key, (statuses.get(key) ?? 0) + 1)
      }
      shop.clock.advance(MINUTES_10 / TIMES)
    }
    const after = await countsOf(shop)
    const grown = Object.entries(after).flatMap(([table, count]) => {
      const rows = count - (before[table] ?? 0)
      return rows > 0 ? [[table, rows] as const] : []
    })
    leaveReport(
      'strangerRows.txt',
      `Rows that one address without a session left in ten minutes, each of ${calls.length} calls ${TIMES} times\n${grown
        .map(([table, rows]) => `${table.padEnd(28)}${rows}`)
        .join('\n')}\n${[...statuses].map(([key, count]) => `call ${key}: ${count}`).join('\n')}`,
    )
    const most = (table: string) => (MAX as Record<string, number>)[table] ?? MAX_OF_OTHERS
    expect(grown.filter(([table, rows]) => rows > most(table))).toEqual([])
    // Each call is refused in the end, or leaves nothing.
    expect(grown.map(([table]) => table)).toContain('analytics_events')
  },
  TIMEOUT_MS,
)
