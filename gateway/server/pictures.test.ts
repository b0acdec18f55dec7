import path from 'node:path'
import { eq } from 'drizzle-orm'
import { etag } from 'hono/etag'
import sharp from 'sharp'
import { staffAt } from '../../tests/support/counter'
import { written } from '../../tests/support/counterSku'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { prescribe, VALSARTAN } from '../../tests/support/prescribe'
import { SESSION_ENDINGS } from '../../tests/support/sessionEndings'
import { prescriptions, products } from '../tables'
import { picturesIn } from './pictures'

const OTHER_VALSARTAN = '100012'
const IBUPROFEN = '110011'
const folder = path.resolve('gateway/demo/pictures/webp')
const byCode = (code: string) => ({ params: { code } })

/** A gateway that serves pictures, as serve.ts mounts them. */
async function shopWithPictures(): Promise<Gateway> {
  const shop: Gateway = await gatewayAt(undefined, {
    extra: (app) => app.get('/pictures/*', etag(), (context) => pictures(context)),
  })
  const pictures = picturesIn({ folder, db: shop.db, now: shop.clock.now })
  return shop
}
const ask = async ({ app }: Gateway, address: string, headers: Record<string, string> = {}) => {
  const reply = await app.request(address, { headers })
  return {
    status: reply.status,
    caching: reply.headers.get('cache-control'),
    tag: reply.headers.get('etag'),
    bytes: Buffer.from(await reply.arrayBuffer()),
  }
}

describe('the pictures of a product', () => {
  it('are each its own, and no other name of it is one', async () => {
    const shop = await shopWithPictures()
    const { images } = await shop.visitor.product.merged(byCode(IBUPROFEN))
    expect(images.length).toBe(2)
    const shown = await Promise.all(images.map((image) => ask(shop, `${image}-750.webp`)))
    expect(shown.map(({ status }) => status)).toEqual([200, 200])
    expect(shown[0]?.bytes.equals(shown[1]!.bytes)).toBe(false)
    expect((await ask(shop, `/pictures/${IBUPROFEN}-nothing-400.webp`)).status).toBe(404)
  })

  it('may be uploaded, stand in the shop at both widths once a pharmacist has let them in, and are sealed where a drug is', async () => {
    const shop = await shopWithPictures()
    const [operator, pharmacist] = [await staffAt(shop, { roles: ['operator'] }), await staffAt(shop, { roles: ['pharmacist'] })]
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const upload = (productCode: string, file = photo) =>
      operator.product.addPicture({ params: { productCode }, body: { file: file.toString('base64') } })
    const { name } = await upload(IBUPROFEN)
    const { revisionId } = await written(operator, IBUPROFEN, { pictures: [name, IBUPROFEN] })
    await pharmacist.revision.approve({ params: { revisionId } })
    const { images } = await shop.visitor.product.merged(byCode(IBUPROFEN))
    expect(images).toEqual([`/pictures/${name}`, `/pictures/${IBUPROFEN}`])
    for (const width of [400, 750]) {
      const { status, bytes } = await ask(shop, `/pictures/${name}-${width}.webp`)
      expect([status, (await sharp(bytes).metadata()).width, (await sharp(bytes).metadata()).height]).toEqual([200, width, width])
    }
    const sealed = await upload(VALSARTAN)
    expect((await ask(shop, `/pictures/${sealed.name}-400.webp`)).status).toBe(410)
    await expect(written(operator, IBUPROFEN, { pictures: [sealed.name] })).rejects.toThrow('没有这张图片，请重新上传')
    await expect(written(operator, IBUPROFEN, { pictures: [] })).rejects.toThrow('至少留一张图片')
    const small = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(upload(IBUPROFEN, small)).rejects.toMatchObject({ status: 422, code: 'TOO_SMALL' })
    await expect(upload(IBUPROFEN, Buffer.from('<svg/>'))).rejects.toMatchObject({ status: 415, code: 'NOT_A_PICTURE' })
  })
})

describe('the picture of a prescription drug', () => {
  let shop: Gateway
  let address: string
  let sealed: Buffer
  beforeEach(async () => {
    shop = await shopWithPictures()
    await prescribe(shop, 'chenmo')
    address = (await shop.chen.product.merged(byCode(VALSARTAN))).productImageUrl
    sealed = (await ask(shop, '/pictures/sealed-400.webp')).bytes
  })

  it.each(['400.webp', '750.webp', '400.jpg', '750.jpg'])(
    'opens for the member it was opened for, and is kept by nobody (%s)',
    async (file) => {
      const { status, caching, bytes } = await ask(shop, `${address}-${file}`)
      expect([status, caching]).toEqual([200, 'private, no-store'])
      expect(bytes).not.toEqual((await ask(shop, `/pictures/sealed-${file}`)).bytes)
    },
  )

  it('is the sealed drawing at the address anybody can guess', async () => {
    expect((await ask(shop, `/pictures/${VALSARTAN}-400.webp`)).bytes).toEqual(sealed)
  })

  it('ends after five minutes at most, and the page hands out a new address', async () => {
    shop.clock.advance(4 * 60 - 1)
    expect((await ask(shop, `${address}-400.webp`)).status).toBe(200)
    shop.clock.advance(61)
    expect(await ask(shop, `${address}-400.webp`)).toMatchObject({ status: 410, caching: 'no-store' })
    const { productImageUrl, images } = await shop.chen.product.merged(byCode(VALSARTAN))
    expect([productImageUrl === address, images]).toEqual([false, [productImageUrl]])
    expect((await ask(shop, `${productImageUrl}-400.webp`)).status).toBe(200)
  })

  it('is another address for another member', async () => {
    await prescribe(shop, 'linxiuzhi')
    expect((await shop.lin.product.merged(byCode(VALSARTAN))).productImageUrl).not.toBe(address)
  })

  const parts = () => {
    const [, code = '', until = '', sessionId = '', signature = ''] = /^\/pictures\/(\d+)-(\w+)~([\w-]+)~(\w+)$/.exec(address) ?? []
    return { code, until, sessionId, signature }
  }
  it.each<[string, (own: ReturnType<typeof parts>, other: string) => string]>([
    ['of another product', ({ until, sessionId, signature }) => `${OTHER_VALSARTAN}-${until}~${sessionId}~${signature}`],
    ["with another member's login in it", ({ code, until, signature }, other) => `${code}-${until}~${other}~${signature}`],
    ['that was made to last', ({ code, sessionId, signature }) => `${code}-zzzzzz~${sessionId}~${signature}`],
    ['with a forged signature', ({ code, until, sessionId }) => `${code}-${until}~${sessionId}~${'0'.repeat(64)}`],
    ['with a shortened signature', ({ code, until, sessionId, signature }) => `${code}-${until}~${sessionId}~${signature.slice(0, 24)}`],
    ['with nothing but a word', ({ code }) => `${code}-b`],
    ['with the lasting ticket of before', ({ code }) => `${code}-${'0'.repeat(24)}`],
  ])('is not at an address %s', async (_what, forge) => {
    await prescribe(shop, 'linxiuzhi')
    await prescribe(shop, 'chenmo', {}, OTHER_VALSARTAN)
    const [, other = ''] = /~([\w-]+)~/.exec((await shop.lin.product.merged(byCode(VALSARTAN))).productImageUrl) ?? []
    expect((await ask(shop, `/pictures/${forge(parts(), other)}-400.webp`)).status).toBe(410)
  })

  it.each([
    ...SESSION_ENDINGS,
    ['the prescription is used', async ({ db }: Gateway) => db.update(prescriptions).set({ usedByOrder: 'an-order' })] as const,
  ])('is no longer there once %s', async (_how, end) => {
    const began = shop.clock.now()
    await end(shop)
    shop.clock.set(began)
    expect((await ask(shop, `${address}-400.webp`)).status).toBe(410)
  })
})

describe('a picture for everybody', () => {
  it('is kept for five minutes and then asked about by its tag', async () => {
    const shop = await shopWithPictures()
    const first = await ask(shop, `/pictures/${IBUPROFEN}-400.webp`)
    expect(first).toMatchObject({ status: 200, caching: 'public, max-age=300, must-revalidate' })
    const again = await ask(shop, `/pictures/${IBUPROFEN}-400.webp`, { 'If-None-Match': first.tag ?? '' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it.each(['400.webp', '750.webp', '400.jpg', '750.jpg'])(
    'is sealed at once when the product becomes a prescription drug (%s)',
    async (file) => {
      const shop = await shopWithPictures()
      const before = await ask(shop, `/pictures/${IBUPROFEN}-${file}`)
      await shop.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, IBUPROFEN))
      const after = await ask(shop, `/pictures/${IBUPROFEN}-${file}`, { 'If-None-Match': before.tag ?? '' })
      expect(after.status).toBe(200)
      expect(after.bytes).toEqual((await ask(shop, `/pictures/sealed-${file}`)).bytes)
      expect(after.caching).toBe('public, max-age=300, must-revalidate')
    },
  )
})
