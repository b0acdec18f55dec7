import path from 'node:path'
import { openDatabase } from './open'
import { settings } from './schema'

describe('the embedded database', () => {
  it('is migrated when opened', async () => {
    const { db, close } = await openDatabase({ migrationsFolder: path.resolve('gateway/db/migrations') })
    await db.insert(settings).values({ key: 'greeting', value: { text: '早上好' } })
    expect(await db.select().from(settings)).toEqual([{ key: 'greeting', value: { text: '早上好' } }])
    await close()
  })
})
