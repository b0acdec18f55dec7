/*
 * Draws the catalogue's pictures: `npm run pictures`. Each offer gets a picture of its first packing; goods that may
 * be shown to anybody get a second one beside their leaflet. What has not changed since the last run is left alone.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ITEMS } from '../gateway/demo/products/items'
import { drawProduct, drawProductWithLeaflet, drawSealed } from '../gateway/demo/pictures/draw'
import type { Item, Offer } from '../gateway/demo/products/item'

const FOLDER = new URL('../gateway/demo/pictures/webp/', import.meta.url)
const MANIFEST = new URL('../gateway/demo/pictures/manifest.json', import.meta.url)
const SIZES = [400, 750]
/** The tone a picture stands on while it loads, too. */
const BACKGROUND = '#F6F8F5'
const WEBP = { quality: 76, effort: 6 }

/** What each drawing was made from, by its name without size. */
type Manifest = Record<string, string>

const OTC_CLASS = { otcA: 'A', otcB: 'B', rx: undefined, none: undefined } as const

/** An offer's drawings by file name: `110011`, and `110011-b` where the pack is no secret. */
function drawingsOf(item: Item, offer: Offer, index: number): Array<[name: string, svg: string]> {
  const code = `${item.code}${index + 1}`
  const product = {
    name: item.name,
    brand: offer.brand,
    spec: offer.packings[0].spec,
    latin: item.latin,
    otc: OTC_CLASS[item.mark],
    ...offer.picture,
  }
  const alone: [string, string] = [code, drawProduct(product)]
  return item.mark === 'rx' ? [alone] : [alone, [`${code}-b`, drawProductWithLeaflet(product)]]
}

async function render(name: string, svg: string): Promise<void> {
  for (const size of SIZES) {
    const density = (72 * size) / 400
    const picture = sharp(Buffer.from(svg), { density }).resize(size, size).flatten({ background: BACKGROUND })
    await picture.webp(WEBP).toFile(fileURLToPath(new URL(`${name}-${size}.webp`, FOLDER)))
  }
}

const lastManifest = await readFile(MANIFEST, 'utf8').then(
  (json) => JSON.parse(json) as Manifest,
  (): Manifest => ({}),
)
await mkdir(FOLDER, { recursive: true })
const present = new Set(await readdir(FOLDER))
const drawings = new Map<string, string>([
  ['sealed', drawSealed()],
  ...ITEMS.flatMap((item) => item.offers.flatMap((offer, index) => drawingsOf(item, offer, index))),
])

const manifest: Manifest = {}
let rendered = 0
for (const [name, svg] of drawings) {
  const made = createHash('sha256')
    .update(JSON.stringify([svg, SIZES, BACKGROUND, WEBP]))
    .digest('hex')
    .slice(0, 16)
  const isPresent = SIZES.every((size) => present.has(`${name}-${size}.webp`))
  manifest[name] = made
  if (isPresent && lastManifest[name] === made) continue
  await render(name, svg)
  rendered += 1
}

const wanted = new Set([...drawings.keys()].flatMap((name) => SIZES.map((size) => `${name}-${size}.webp`)))
const leftOver = [...present].filter((file) => !wanted.has(file))
await Promise.all(leftOver.map((file) => rm(new URL(file, FOLDER))))
await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`${drawings.size} pictures, ${rendered} drawn anew, ${leftOver.length} removed`)
