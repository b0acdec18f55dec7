import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { gatewayAt } from '../../../tests/support/gateway'
import { storedFiles, uploads } from '../../tables'
import { sweepUploads } from '../../modules/upload/sweepUploads'
import { databaseStorage } from './databaseStorage'
import { s3Storage } from './s3Storage'
import { layeredStorage } from './storage'

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'shop', configs: [] }],
})
let settings = { endpoint: '', bucket: 'shop', region: 'auto', accessKey: 'S3RVER', secretKey: 'S3RVER' }
beforeAll(async () => {
  settings = { ...settings, endpoint: `http://127.0.0.1:${(await server.run()).port}/` }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const inBucket = () =>
  readdirSync(path.join(folder, 'shop'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object'))
const photo = async () => {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  return { body: { kind: 'certificate' as const }, file: new Blob([new Uint8Array(jpeg)]) }
}

it('pictures are kept in an S3 store, found beside those of before it, and swept from both', async () => {
  const shop = await gatewayAt()
  const before = await shop.zhou.upload.add(await photo())
  const own = databaseStorage(shop.db, shop.clock.now)
  shop.providers.storage = layeredStorage(s3Storage(settings), own)
  const { id, url } = await shop.zhou.upload.add(await photo())
  expect([inBucket().length, await shop.db.$count(storedFiles)]).toEqual([1, 1])
  for (const link of [url, before.url]) {
    const reply = await shop.app.request(link, { headers: { Authorization: `Bearer ${shop.zhou.token}` } })
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(300)
  }

  // The store has its own clock: everything in it was put before tomorrow of both.
  shop.clock.set(new Date(Math.max(Date.now(), shop.clock.now().getTime()) + 1000 * DAY_SECONDS))
  await shop.db.update(uploads).set({ recordTable: 'patients', recordId: '1' })
  const sweep = () => sweepUploads({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  await sweep()
  expect([inBucket().length, await shop.db.$count(storedFiles)]).toEqual([1, 1])
  await shop.db.delete(uploads)
  await sweep()
  expect([inBucket().length, await shop.db.$count(storedFiles)]).toEqual([0, 0])
  expect(await s3Storage(settings).get(id)).toBeUndefined()
})

it('a store that is away, or refuses the shop, keeps nothing and loses nothing', async () => {
  const shop = await gatewayAt()
  shop.providers.storage = s3Storage({ ...settings, endpoint: 'http://127.0.0.1:9' })
  await expect(shop.zhou.upload.add(await photo())).rejects.toMatchObject({ status: 503, message: '图片服务暂时没有响应，请稍后再试' })
  shop.providers.storage = s3Storage({ ...settings, accessKey: 'nobody' })
  await expect(shop.zhou.upload.add(await photo())).rejects.toMatchObject({ status: 500 })
  expect([await shop.db.$count(uploads), inBucket().length]).toEqual([0, 0])
})
