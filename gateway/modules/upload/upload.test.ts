import sharp from 'sharp'
import { ROLES } from '../../../counter/contract/workEndpoint'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { Refused, type Client } from '../../../tests/support/gatewayClient'
import { hostilePictures, locatedPhoto, MARK, type Hostile } from '../../../tests/support/hostilePictures'
import { DAY, DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import { MAX_UPLOAD_BYTES } from '../../../src/contract/upload'
import { rateWindows, storedFiles, uploads } from '../../tables'
import { Budget } from '../../lib/budget'
import { keyRingIn, newKeyRing, type KeyRing } from '../../lib/keyRing'
import { ownKeys } from '../../providers/storage/ownKeys'
import { refuseMissingKeys } from '../../server/missingKeys'
import { eraseMember } from '../deregister/erase'
import { keysInUse, rewrapKeys } from './rewrapKeys'
import { sweepUploads } from './sweepUploads'
import { attachUploads, deleteUploadsOf, pictureOfRecord, uploadsOf } from './uploads'

const first = newKeyRing('1')
const second = newKeyRing('2')
const ring = (text: string) => keyRingIn(text) as KeyRing

let shop: Gateway
beforeAll(async () => {
  shop = await gatewayAt(undefined, { providers: { fileKeys: ring(first) } })
})

const blob = (bytes: Buffer, name = 'picture.jpg', type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type })
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
const sent = async (client: Client, bytes?: Buffer, key?: string) =>
  client.upload.add({ body: { kind: 'prescription' }, file: blob(bytes ?? (await photo())) }, key === undefined ? {} : { key })
const fetched = (url: string, token?: string) =>
  Promise.resolve(shop.app.request(url, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }))
const jobOf = (own: Gateway) => ({ db: own.db, providers: own.providers, now: own.clock.now() })

const HARMLESS = { told: 'kept', format: 'jpeg', beside: [], isAsSent: false, isMarked: false }

/** What became of a file: what was told, or what can be fetched of it afterwards. */
async function outcomeOf({ bytes, fileName, type }: Hostile) {
  try {
    const { url } = await shop.zhou.upload.add({ body: { kind: 'prescription' }, file: blob(bytes, fileName, type) })
    const picture = Buffer.from(await (await fetched(url, shop.zhou.token)).arrayBuffer())
    const { format, exif, icc, xmp, iptc } = await sharp(picture).metadata()
    const beside = [exif, icc, xmp, iptc].filter((one) => one !== undefined)
    return { told: 'kept', format, beside, isAsSent: picture.equals(bytes), isMarked: picture.includes(MARK) }
  } catch (error) {
    if (error instanceof Refused && /[\u4e00-\u9fff]/.test(error.message)) return { told: error.code }
    throw error
  }
}

it('no hostile file is kept as it was sent, or comes out as anything but a picture', async () => {
  const files = await hostilePictures()
  expect(files.length).toBeGreaterThanOrEqual(50)
  for (const file of files) {
    const { name, why } = file
    expect({ name, ...(await outcomeOf(file)) }).toEqual({ name, ...(why === undefined ? HARMLESS : { told: why }) })
  }
  const kept = await shop.db.select({ content: storedFiles.content }).from(storedFiles)
  for (const { content } of kept) expect(Buffer.from(content.subarray(0, 64)).includes('JFIF')).toBe(false)
}, 120_000)

describe('a picture', () => {
  it('stands upright, without where it was taken, at most 2000 long', async () => {
    const turned = await sent(shop.zhou, await locatedPhoto())
    expect([turned.width, turned.height]).toEqual([160, 240])
    const large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect(await sent(shop.zhou, large)).toMatchObject({ width: 2000, height: 1600 })
  })

  it('is one for one key, and another picture under it is refused', async () => {
    const [first, again] = [await sent(shop.zhou, undefined, 'the-key-of-one'), await sent(shop.zhou, undefined, 'the-key-of-one')]
    expect(again.id).toBe(first.id)
    await expect(sent(shop.zhou, await locatedPhoto(), 'the-key-of-one')).rejects.toMatchObject({ status: 422, code: 'KEY_REUSED' })
  })

  it.each([
    ['no file', { kind: 'prescription' }, 400, 'NO_FILE'],
    ['a text for a file', { kind: 'prescription', file: 'x' }, 400, 'NO_FILE'],
    ['no purpose', { file: true }, 400, 'INVALID'],
    ['another purpose', { kind: 'avatar', file: true }, 400, 'INVALID'],
  ])('is refused with %s', async (_what, parts, status, code) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(parts)) form.append(name, value === true ? blob(await photo()) : (value as string))
    const headers = { Authorization: `Bearer ${shop.zhou.token}`, 'Idempotency-Key': crypto.randomUUID() }
    const reply = await shop.app.request('/api/upload', { method: 'POST', body: form, headers })
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([status, code])
  })

  it('is refused by its length before it is read, and only this call may be longer than the others', async () => {
    const over = { 'Content-Length': String(MAX_UPLOAD_BYTES + (1 << 20)), 'Content-Type': 'multipart/form-data; boundary=x' }
    const reply = await shop.app.request('/api/upload', { method: 'POST', headers: over, body: 'x' })
    expect([reply.status, await reply.json()]).toEqual([413, expect.objectContaining({ message: '图片不能超过 10 MB，请压缩后重新选择' })])
    const other = await shop.app.request('/api/addresses', { method: 'POST', headers: { ...over, 'Content-Length': '300000' }, body: 'x' })
    expect(other.status).toBe(413)
  })

  it('needs a member who agreed to it', async () => {
    await expect(sent(shop.visitor)).rejects.toMatchObject({ status: 401 })
    await expect(sent(shop.chen)).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
  })

  it('is the two hundred and first of a day for nobody', async () => {
    await shop.db.update(rateWindows).set({ counts: [199, ...Array<number>(60).fill(0)] })
    await sent(shop.zhou)
    await expect(sent(shop.zhou)).rejects.toMatchObject({ status: 429, message: '今天上传的图片太多，请明天再试' })
    await shop.db.delete(rateWindows)
  })
})

describe('the link of a picture', () => {
  it('opens it for its member, and nobody keeps it on the way', async () => {
    const { id, url } = await sent(shop.zhou)
    const reply = await fetched(url, shop.zhou.token)
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await shop.zhou.upload.one({ params: { id } })).id).toBe(id)
  })

  it('opens it with the newest key too, once every picture was taken over by it', async () => {
    const { id, url } = await sent(shop.zhou)
    const opens = async () => (await fetched(url, shop.zhou.token)).status
    shop.providers.fileKeys = ring(`${second},${first}`)
    expect(await opens()).toBe(200)
    await expect(refuseMissingKeys(shop.db, ring(second))).rejects.toThrow(/^FILE_KEYS 缺少仍在使用的密钥：1（\d+ 条加密记录）/)
    await rewrapKeys(jobOf(shop))
    expect((await keysInUse(shop.db)).map(({ keyId }) => keyId)).toEqual(['2'])
    shop.providers.fileKeys = ring(second)
    await refuseMissingKeys(shop.db, ring(second))
    expect(await opens()).toBe(200)
    shop.providers.fileKeys = ring(newKeyRing('2'))
    expect([await opens(), (await shop.zhou.upload.one({ params: { id } })).id]).toEqual([500, id])
    shop.providers.fileKeys = ring(second)
  })

  it('opens nothing for anybody else, made up, changed or ended', async () => {
    const other = await sent(shop.zhou)
    const [{ id, url }, lin] = [await sent(shop.zhou), shop.lin.token]
    const path = url.split('?')[0] ?? ''
    const query = url.split('?')[1] ?? ''
    const changed = [
      path,
      `${path}?expires=99999999999&sign=${query.split('sign=')[1]}`,
      `${path}?${query.slice(0, -1)}${query.endsWith('A') ? 'B' : 'A'}`,
      `${path}?${other.url.split('?')[1]}`,
      `${path}?expires=1e9&sign=`,
      `${path.replace(id, '..%2f..%2fetc%2fpasswd')}?${query}`,
      `${path.replace(id, '%00')}?${query}`,
    ]
    const tries: Array<[string, string | undefined, number]> = [
      ...['', 'x'.repeat(43), undefined].map((token): [string, string | undefined, number] => [url, token, 401]),
      ...[shop.chen.token, lin].map((token): [string, string, number] => [url, token, 404]),
      ...changed.map((address): [string, string, number] => [address, shop.zhou.token, 404]),
      ...changed.map((address): [string, string, number] => [address, lin, 404]),
    ]
    for (const [address, token, status] of tries) {
      const reply = await fetched(address, token)
      expect([address, reply.status, reply.headers.get('content-type')]).toEqual([address, status, 'application/json'])
    }
    for (const role of ROLES) {
      const { token } = await staffAt(shop, { roles: [role] })
      for (const headers of [{ Authorization: `Bearer ${token}` }, { Cookie: `work=${token}` }] as Array<Record<string, string>>)
        expect([role, (await shop.app.request(url, { headers })).status]).toEqual([role, 401])
    }
    for (const client of [shop.chen, shop.lin]) {
      await expect(client.upload.one({ params: { id } })).rejects.toMatchObject({ status: 404 })
      await expect(client.upload.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    shop.clock.advance(299)
    expect((await fetched(url, shop.zhou.token)).status).toBe(200)
    shop.clock.advance(1)
    const late = await fetched(url, shop.zhou.token)
    expect([late.status, await late.json()]).toEqual([410, { code: 'LINK_ENDED', message: '图片链接已失效，请刷新页面' }])
  })
})

describe('what refers to pictures', () => {
  let own: Gateway
  beforeAll(async () => {
    own = await gatewayAt()
  })
  const record = { table: 'prescriptions', id: 'rx-1' }
  const attach = (more: Partial<Parameters<typeof attachUploads>[1]>) =>
    own.db.transaction((tx) => attachUploads(tx, { memberId: own.zhou.memberId, kind: 'prescription', ids: [], record, ...more }))

  it('keeps them, shows staff its own alone, and takes them along when it goes', async () => {
    const [one, two, third] = [await sent(own.zhou), await sent(own.zhou), await sent(own.zhou)]
    await attach({ ids: [one.id, two.id, one.id] })
    expect(new Set((await uploadsOf(own.db, record)).map(({ id }) => id))).toEqual(new Set([one.id, two.id]))
    expect((await pictureOfRecord(own, record, one.id))?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    expect(await pictureOfRecord(own, record, third.id)).toBeUndefined()
    expect(await pictureOfRecord(own, { ...record, id: 'rx-2' }, one.id)).toBeUndefined()

    const gone = { status: 409, code: 'UPLOAD_GONE' }
    await expect(attach({ ids: [third.id, one.id], record: { ...record, id: 'rx-2' } })).rejects.toMatchObject(gone)
    await expect(attach({ ids: [third.id], kind: 'certificate' })).rejects.toMatchObject(gone)
    await expect(attach({ ids: [third.id], memberId: own.lin.memberId })).rejects.toMatchObject(gone)
    await expect(own.zhou.upload.remove({ params: { id: one.id } })).rejects.toMatchObject({ status: 409, code: 'IN_USE' })

    own.clock.advance(DAY_SECONDS + 1)
    await sweepUploads(jobOf(own))
    await expect(attach({ ids: [third.id] })).rejects.toMatchObject(gone)
    expect(await pictureOfRecord(own, record, two.id)).toBeDefined()
    await own.db.transaction((tx) => deleteUploadsOf(tx, record))
    await sweepUploads(jobOf(own))
    expect([await own.db.$count(uploads), await own.db.$count(storedFiles)]).toEqual([0, 0])
  })

  it('is nothing for a day: then the picture goes; one that is removed goes at once, its file within the hour', async () => {
    own.clock.set(SEEDED_AT)
    const [kept, removed] = [await sent(own.zhou), await sent(own.zhou)]
    expect(await own.zhou.upload.remove({ params: { id: removed.id } })).toEqual({ done: true })
    await sweepUploads(jobOf(own))
    expect(await own.db.$count(storedFiles)).toBe(2)
    own.clock.advance(HOUR_SECONDS + 1)
    await sweepUploads(jobOf(own))
    expect((await own.db.select({ key: storedFiles.key }).from(storedFiles)).map(({ key }) => key)).toEqual([kept.id])
    own.clock.set(new Date(Date.parse(SEEDED_AT) + DAY))
    await sweepUploads(jobOf(own))
    expect((await own.zhou.upload.one({ params: { id: kept.id } })).id).toBe(kept.id)
    own.clock.advance(1)
    await sweepUploads(jobOf(own))
    await expect(own.zhou.upload.one({ params: { id: kept.id } })).rejects.toMatchObject({ status: 404 })
    expect(await own.db.$count(storedFiles)).toBe(0)
  })

  it('is the member too: with the account the keys go, and the copy and the list of what is collected name the pictures', async () => {
    await sent(own.zhou)
    const { results } = await own.zhou.privacy.collected()
    expect(results.find(({ kind }) => kind === 'picture')).toMatchObject({ title: '上传的图片', sample: '1 张图片' })
    await own.db.transaction((tx) =>
      eraseMember(tx, { ring: own.providers.fileKeys, memberId: own.zhou.memberId, phone: '', phoneHmac: '', now: own.clock.now() }),
    )
    expect(await own.db.$count(uploads)).toBe(0)
    own.clock.advance(HOUR_SECONDS + 1)
    await sweepUploads(jobOf(own))
    expect(await own.db.$count(storedFiles)).toBe(0)
  })
})

it.each(['', '1', '1:', `1:${'A'.repeat(43)}=`, '1:c2hvcnQ=', `${first},${first}`, `${first},`, first.slice(2)])(
  '%j is no ring of keys',
  (text) => {
    expect(keyRingIn(text)).toBeUndefined()
  },
)

it('a demonstration draws its keys once, for every gateway on its database', async () => {
  const [drawn, again] = [await ownKeys(shop.db), await ownKeys(shop.db)]
  expect([drawn.newest, drawn.keys]).toEqual([again.newest, again.keys])
})

it('large files are worked on one after the other, small ones together, and who waits too long is told so', async () => {
  const budget = new Budget({ max: 10, timeoutMs: 20 })
  const began: string[] = []
  const ends: Array<() => void> = []
  const begin = (name: string, share: number) =>
    budget.run({ share }, () => {
      began.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const running = [begin('small', 3), begin('another', 3), begin('large', 9)]
  const late = begin('too late', 4)
  await Promise.resolve()
  expect(began).toEqual(['small', 'another'])
  ends.forEach((end) => end())
  await Promise.all(running.slice(0, 2))
  expect(began).toEqual(['small', 'another', 'large'])
  await expect(late).rejects.toMatchObject({ status: 503, message: '现在提交的人太多，请稍后再试' })
  ends.at(-1)?.()
  await running[2]
  expect(await budget.run({ share: 99 }, () => Promise.resolve('alone'))).toBe('alone')
})
