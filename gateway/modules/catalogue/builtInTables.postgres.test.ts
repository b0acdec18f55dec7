import { gatewayAt } from '../../../tests/support/gateway'
import { nameAliases, needs } from '../../db/schema'
import { loadBuiltInTables } from './builtInTables'

it('lets gateways that start at once load the needs and aliases once', async () => {
  const { db } = await gatewayAt()
  const before = [await db.$count(needs), await db.$count(nameAliases)]
  await db.delete(needs)
  await db.delete(nameAliases)
  await Promise.all([1, 2, 3].map(() => loadBuiltInTables(db, 'gateway/modules/catalogue')))
  expect([await db.$count(needs), await db.$count(nameAliases)]).toEqual(before)
})
