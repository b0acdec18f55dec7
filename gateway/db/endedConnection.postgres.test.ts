import path from 'node:path'
import pg from 'pg'
import { eventually } from '../../tests/support/eventually'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { clientOf } from '../../tests/support/gatewayClient'
import { listening } from '../../tests/support/heardLog'
import { createGateway } from '../app'
import { handlers } from '../modules/handlers'
import type { Database } from './open'
import { openPostgres } from './postgres'
import * as tables from '../tables'

const BODY = {
  consigneeName: '陈默',
  consigneePhone: '13800008850',
  province: { code: '320000', name: '江苏省' },
  city: { code: '320100', name: '南京市' },
  area: { code: '320106', name: '鼓楼区' },
  detail: '湖南路 1 号',
  label: null,
  isDefault: false,
}
const KEY = 'the-key-of-one-address'

describe('a server that ends the connection of a request in the middle of its transaction', () => {
  let shop: Gateway
  let opened: Database
  let operator: pg.Client
  beforeEach(async () => {
    shop = await gatewayAt()
    const databaseUrl = 'url' in shop.database ? (shop.database.url ?? '') : ''
    opened = await openPostgres({ tables, databaseUrl, migrationsFolder: path.resolve('gateway/db/migrations') })
    operator = new pg.Client({ connectionString: databaseUrl })
    await operator.connect()
  })
  afterEach(async () => {
    await operator.end()
    await opened.close()
  })

  /** Ends the connection that waits for the addresses. */
  const terminate = () =>
    eventually(async () => {
      const { rowCount } = await operator.query(
        `select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'addresses'::regclass`,
      )
      expect(rowCount).toBe(1)
    })

  it('gets 503 with Retry-After, takes no connection from the pool for good, and the write is there once when its key comes again', async () => {
    const heard = listening()
    const app = createGateway({ db: opened.db, providers: shop.providers, handlers, now: shop.clock.now })
    const chen = clientOf(app, { token: shop.chen.token, device: shop.chen.device })
    const { results: before } = await chen.address.list()

    await operator.query('begin; lock table addresses in access exclusive mode')
    const refusal = expect(chen.address.add({ body: BODY }, { key: KEY })).rejects.toMatchObject({
      status: 503,
      code: 'DATABASE_AWAY',
      message: '服务暂时不可用，请稍后再试',
      retryAfter: '3',
    })
    await terminate()
    await refusal
    const { total, idle, waiting } = opened.pool!()
    expect([idle, waiting]).toEqual([total, 0])

    await operator.query('rollback')
    const added = await chen.address.add({ body: BODY }, { key: KEY })
    expect(await chen.address.add({ body: BODY }, { key: KEY })).toEqual(added)
    expect((await chen.address.list()).results).toHaveLength(before.length + 1)
    heard.end()
  })
})
