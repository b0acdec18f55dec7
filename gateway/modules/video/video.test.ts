import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { products, videos } from '../../tables'
import { videosIn } from '../../server/videos'
import { VIDEOS } from '../../demo/shop/videos'

const FOLDER = 'gateway/demo/videos'
const WHOLE = readFileSync(`${FOLDER}/v-home-pressure.mp4`)

/** The shop with its videos served as `serve.ts` does. */
async function shopWithVideos() {
  const shop: Gateway = await gatewayAt(undefined, {
    extra: (app) => {
      app.get('/videos/*', (context) => videosIn({ folder: FOLDER, db: shop.db, now: shop.clock.now })(context))
    },
  })
  const get = (url: string, range?: string) => Promise.resolve(shop.app.request(url, { headers: range === undefined ? {} : { range } }))
  return { ...shop, get }
}

describe('a video of the mall', () => {
  let shop: Awaited<ReturnType<typeof shopWithVideos>>
  beforeAll(async () => {
    shop = await shopWithVideos()
  })
  const playable = async () => (await shop.visitor.video.authorization({ params: { vid: 'v-home-pressure' } })).url

  it('is named by its product and told with its captions in order', async () => {
    const { videoId } = await shop.visitor.product.merged({ params: { code: '130011' } })
    expect(videoId).toBe('homePressure')
    const told = await shop.visitor.video.one({ params: { id: videoId ?? '' } })
    expect(told).toMatchObject({ id: 'homePressure', vid: 'v-home-pressure', title: '在家量血压，四步就准', seconds: 13 })
    for (const [place, { from, to, text }] of told.cues.entries()) {
      expect(from).toBe(told.cues[place - 1]?.to ?? 0)
      expect(to).toBeGreaterThan(from)
      expect(text).toMatch(/[\u4e00-\u9fff]/)
    }
    const poster = await shop.get(told.poster)
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await shop.visitor.product.merged({ params: { code: '110011' } })).videoId).toBeNull()
  })

  it('is not there under another name, and says so', async () => {
    const none = { status: 404, message: expect.stringContaining('这段视频') as string }
    await expect(shop.visitor.video.one({ params: { id: 'nothing' } })).rejects.toMatchObject(none)
    await expect(shop.visitor.video.authorization({ params: { vid: 'nothing' } })).rejects.toMatchObject(none)
  })

  it('is delivered whole, and in the parts a player asks for', async () => {
    const url = await playable()
    const all = await shop.get(url)
    expect([all.status, all.headers.get('content-type'), all.headers.get('accept-ranges')]).toEqual([200, 'video/mp4', 'bytes'])
    expect(Buffer.from(await all.arrayBuffer()).equals(WHOLE)).toBe(true)
    const last = WHOLE.length - 1
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-', 100, last],
      ['bytes=-10', last - 9, last],
      [`bytes=${last - 4}-${last + 1000}`, last - 4, last],
    ] as const) {
      const part = await shop.get(url, range)
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${WHOLE.length}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(WHOLE.subarray(from, to + 1))).toBe(true)
    }
    const beyond = await shop.get(url, `bytes=${WHOLE.length}-`)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${WHOLE.length}`])
  })

  it('goes to no address that is unsigned, altered or another file’s', async () => {
    const url = await playable()
    const { poster } = await shop.visitor.video.one({ params: { id: 'homePressure' } })
    for (const address of [
      '/videos/v-home-pressure.mp4',
      '/videos/../v-home-pressure.mp4',
      url.replace(/sign=.*/, 'sign='),
      url.replace(/sign=../, 'sign=zz'),
      url.replace(/expires=\d+/, 'expires=99999999999'),
      poster.replace('.webp', '.mp4'),
    ]) {
      const reply = await shop.get(address, 'bytes=0-')
      expect([403, 404]).toContain(reply.status)
      expect((await reply.arrayBuffer()).byteLength).toBeLessThan(100)
    }
  })

  it('may be played for five minutes from one address, and from a new one after', async () => {
    const own = await shopWithVideos()
    const ask = () => own.visitor.video.authorization({ params: { vid: 'v-home-pressure' } })
    const { url, expiresAt } = await ask()
    expect(Date.parse(expiresAt) - own.clock.now().getTime()).toBe(300_000)
    own.clock.advance(299)
    expect((await own.get(url)).status).toBe(200)
    own.clock.advance(1)
    const late = await own.get(url)
    expect([late.status, await late.text()]).toEqual([403, '视频地址已失效'])
    expect((await own.get((await ask()).url)).status).toBe(200)
  })

  it('of a prescription drug is for whom its leaflet is open, and nobody else is told of it', async () => {
    // What 周岚 holds an approved prescription for.
    const drugCode = (await shop.zhou.mall.home()).repurchase?.product.productCode ?? ''
    const [drug] = await shop.db.select().from(products).where(eq(products.productCode, drugCode))
    expect(drug?.mark).toBe('rx')
    const [film] = VIDEOS
    if (!film) throw new Error('no film')
    await shop.db.insert(videos).values({ ...film, videoId: 'drugFilm', vid: 'v-drug-film', productCode: drugCode })
    for (const client of [shop.visitor, shop.chen]) {
      expect((await client.product.merged({ params: { code: drugCode } })).videoId).toBeNull()
      await expect(client.video.one({ params: { id: 'drugFilm' } })).rejects.toMatchObject({ status: 403, code: 'VIDEO_SEALED' })
      await expect(client.video.authorization({ params: { vid: 'v-drug-film' } })).rejects.toMatchObject({
        status: 403,
        code: 'VIDEO_SEALED',
      })
    }
    expect((await shop.zhou.product.merged({ params: { code: drugCode } })).videoId).toBe('drugFilm')
    expect((await shop.zhou.video.authorization({ params: { vid: 'v-drug-film' } })).url).toMatch(/^\/videos\/v-drug-film\.mp4\?/)
  })
})
