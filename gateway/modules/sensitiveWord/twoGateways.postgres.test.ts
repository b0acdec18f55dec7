import path from 'node:path'
import { eq } from 'drizzle-orm'
import { gatewayAt } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { createGateway } from '../../app'
import { openPostgres } from '../../db/postgres'
import * as tables from '../../tables'
import { handlers } from '../handlers'
import { wordsChanged } from './currentWords'
import { sensitiveWords } from './schema'

it('a word that one gateway’s counter switches off is free at every other within a second', async () => {
  let time = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time)
  const one = await gatewayAt()
  const url = 'url' in one.database ? (one.database.url ?? '') : ''
  const { db, close } = await openPostgres({ tables, databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
  try {
    const app = createGateway({ db, providers: one.providers, handlers, now: one.clock.now })
    const other = clientOf(app, { device: 'a-phone-at-the-other-gateway' })
    const check = async () => {
      const { hits } = await other.sensitiveWord.check({ body: { use: 'review', texts: [{ field: 'words', text: '根治' }] } })
      return hits.length
    }
    expect(await check()).toBe(1)
    // Of another process this one hears nothing but what stands in the database.
    await one.db.transaction(async (tx) => {
      await tx.update(sensitiveWords).set({ isActive: false }).where(eq(sensitiveWords.word, '根治'))
      await wordsChanged(tx)
    })
    expect(await check()).toBe(1)
    time += 1000
    expect(await check()).toBe(0)
  } finally {
    clock.mockRestore()
    await close()
  }
})
