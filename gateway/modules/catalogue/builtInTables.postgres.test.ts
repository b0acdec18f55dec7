import { gatewayAt } from '../../../tests/support/gateway'
import { dangers, nameAliases, needs } from '../../tables'
import { loadBuiltInTables } from './builtInTables'

it('lets gateways that start at once load the needs and aliases once', async () => {
  const { db } = await gatewayAt()
  const before = [await db.$count(needs), await db.$count(nameAliases)]
  await db.delete(needs)
  await db.delete(nameAliases)
  await Promise.all([1, 2, 3].map(() => loadBuiltInTables(db, 'gateway/modules/catalogue')))
  expect([await db.$count(needs), await db.$count(nameAliases)]).toEqual(before)
})

it('approves nothing in the name of a real shop’s pharmacist', async () => {
  const { db } = await gatewayAt()
  await Promise.all([db.delete(needs), db.delete(dangers)])
  await loadBuiltInTables(db, 'gateway/modules/catalogue')
  const loaded = [...(await db.select().from(needs)), ...(await db.select().from(dangers))]
  expect(loaded.length).toBeGreaterThan(150)
  for (const { name, approval } of loaded)
    expect({ name, approval }).toMatchObject({
      approval: { source: expect.stringMatching(/./) as string, pharmacist: null, approvedOn: null },
    })
})
