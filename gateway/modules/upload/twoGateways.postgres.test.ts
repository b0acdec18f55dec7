import path from 'node:path'
import sharp from 'sharp'
import { gatewayAt } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { createGateway } from '../../app'
import { openPostgres } from '../../db/postgres'
import * as tables from '../../tables'
import { databaseStorage } from '../../providers/storage/databaseStorage'
import { handlers } from '../handlers'

it('two gateways on one PostgreSQL read each other’s pictures', async () => {
  const one = await gatewayAt()
  const url = 'url' in one.database ? (one.database.url ?? '') : ''
  const { db, close } = await openPostgres({ tables, databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
  try {
    const providers = { ...one.providers, storage: databaseStorage(db, one.clock.now) }
    const app = createGateway({ db, providers, handlers, now: one.clock.now })
    const { token, device } = one.zhou
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()
    const input = { body: { kind: 'prescription' as const }, file: new Blob([new Uint8Array(jpeg)]) }
    const widths = async (from: { url: string }, at: typeof app) => {
      const reply = await at.request(from.url, { headers: { Authorization: `Bearer ${token}` } })
      return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width
    }
    expect(await widths(await one.zhou.upload.add(input), app)).toBe(300)
    expect(await widths(await clientOf(app, { token, device }).upload.add(input), one.app)).toBe(300)
  } finally {
    await close()
  }
})
