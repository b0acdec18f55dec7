import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { gatewayAt } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { createGateway } from '../../app'
import { uploads } from '../../tables'
import { keyRingIn, newKeyRing, type KeyRing } from '../../lib/keyRing'
import { handlers } from '../handlers'
import { rewrapKeys } from './rewrapKeys'

const [FIRST, SECOND] = [newKeyRing('1'), newKeyRing('2')]
const ring = (text: string) => keyRingIn(text) as KeyRing

let jpeg: Buffer<ArrayBuffer>
beforeAll(async () => {
  const drawn = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  jpeg = Buffer.from(drawn)
})
const picture = () => ({ body: { kind: 'prescription' as const }, file: new Blob([jpeg]) })

it('looks at a row that cannot be opened once a run, takes the others over and tells how many failed', async () => {
  const shop = await gatewayAt(undefined, { providers: { fileKeys: ring(FIRST) } })
  const { id } = await shop.zhou.upload.add(picture())
  const [kept] = await shop.db.select().from(uploads).where(eq(uploads.id, id))
  // As many as a batch, all before the picture: none of them is opened by a key that belongs to another row.
  const spoilt = Array.from({ length: 500 }, (_, nth) => ({ ...kept!, id: `!${nth}` }))
  await shop.db.insert(uploads).values(spoilt)
  const providers = { ...shop.providers, fileKeys: ring(`${SECOND},${FIRST}`) }

  await expect(rewrapKeys({ db: shop.db, providers, now: shop.clock.now() })).rejects.toThrow('500 条加密记录')

  const taken = await shop.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.keyId, '2')).orderBy(asc(uploads.id))
  expect(taken).toEqual([{ id }])
})

it('loses no reading and no writing while one gateway has the new key first and another has it last', async () => {
  const before = await gatewayAt(undefined, { providers: { fileKeys: ring(`${FIRST},${SECOND}`) } })
  const { db, clock } = before
  const providers = { ...before.providers, fileKeys: ring(`${SECOND},${FIRST}`) }
  const after = createGateway({ db, providers, handlers, now: clock.now })
  const { token, device } = before.zhou
  const add = async (app: typeof after) => (await clientOf(app, { token, device }).upload.add(picture())).url
  const read = async (url: string) =>
    Promise.all([before.app, after].map(async (app) => (await app.request(url, { headers: { Authorization: `Bearer ${token}` } })).status))
  const rewrap = (own: typeof providers) => rewrapKeys({ db, providers: own, now: clock.now() })

  const old = [await add(before.app), await add(before.app), await add(after)]
  const [during] = await Promise.all([
    Promise.all([...old.map(read), add(before.app).then(read), add(after).then(read)]),
    rewrap(providers),
    rewrap(before.providers),
  ])
  await rewrap(providers)

  const opens = [200, 200]
  expect([...during, ...(await Promise.all(old.map(read)))]).toEqual(Array(8).fill(opens))
})
