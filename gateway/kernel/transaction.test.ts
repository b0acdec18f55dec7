import { gatewayAt } from '../../tests/support/gateway'
import { members } from '../tables'
import { inTransaction } from './transaction'

it('a transaction’s statement beside it, which would wait for it for ever on PGlite, fails in every test', async () => {
  const { db } = await gatewayAt()
  const beside = inTransaction(db, (tx) => tx.transaction(() => db.select().from(members)))
  await expect(beside).rejects.toMatchObject({ cause: new Error('Inside a transaction, a statement goes through it') })
  await expect(inTransaction(db, (tx) => tx.transaction((inner) => inner.$count(members)))).resolves.toBeGreaterThan(0)
  await expect(db.$count(members)).resolves.toBeGreaterThan(0)
})
