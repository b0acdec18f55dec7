import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { drawProduct, drawSealed, type ProductPicture } from '../demo/pictures/draw'
import type { Db } from '../db/open'
import { opensPicture } from '../modules/prescription/opening'
import { packings, productPictures, products } from '../tables'

const SEALED = 'sealed'
const NAME = /^\/pictures\/((\d+)(?:-([\w~-]+))?|sealed)-(400|750)\.(webp|jpg)$/
/**
 * Public pictures are asked about again after five minutes, which costs an empty answer while nothing changed: a product that becomes
 * a prescription drug is shown by nobody's cache for longer, and by the gateway not at all.
 */
const PUBLIC = 'public, max-age=300, must-revalidate'
const YEAR = 'public, max-age=31536000, immutable'
const OPENED = 'private, no-store'

type Format = 'webp' | 'jpg'
type Asked = { productCode: string | undefined; /** The rest of a picture's name, or a ticket. */ suffix: string | undefined }
type Shown = { name: string; caching: string }
type Picture = Buffer | string

/**
 * Delivers pictures at 400 and 750: those that were drawn for the demonstration, those that operators uploaded, and of a product that came
 * with a pharmacy's own list one that is drawn from its row when asked for. As JPG for WeChat's cards, which are said to show JPG and PNG alone.
 */
export function picturesIn({ folder, db, now = () => new Date() }: { folder: string; db: Db; now?: () => Date }) {
  const present = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const pictureOf = async (name: string, width: string): Promise<Picture | undefined> => {
    const file = `${name}-${width}.webp`
    if (present.has(file)) return readFile(path.join(folder, file))
    return name === SEALED ? drawSealed() : ((await uploaded(db, name, width)) ?? (await drawnFromRow(db, name)))
  }
  return async (context: Context): Promise<Response> => {
    const [, name, productCode, suffix, width = '', format] = NAME.exec(context.req.path) ?? []
    const shown = name === undefined ? undefined : await shownFor(db, { productCode, suffix }, now())
    if (shown === 'ended') return context.text('这张图片的地址已失效，请刷新页面', 410, { 'Cache-Control': 'no-store' })
    const picture = shown && (await pictureOf(shown.name, width))
    if (picture === undefined) return context.text('没有这张图片', 404)
    return pictureAnswer(context, { picture, width, format: format as Format, caching: shown?.caching ?? PUBLIC })
  }
}

/** No name of a picture has it. */
const isTicket = (suffix: string | undefined): boolean => suffix?.includes('~') ?? false

/**
 * What an address shows, by how the product is marked at this moment. A prescription drug's own address shows the sealed drawing, one
 * with a ticket the pack, or nothing at all where the ticket is not, or no longer, good: a page then knows to ask for a new one.
 */
async function shownFor(db: Db, { productCode, suffix }: Asked, now: Date): Promise<Shown | 'ended' | undefined> {
  if (productCode === undefined) return { name: SEALED, caching: YEAR }
  const { mark, pictures } = products
  const [product] = await db.select({ mark, pictures }).from(products).where(eq(products.productCode, productCode))
  if (!product) return undefined
  const main = product.pictures.includes(productCode) ? productCode : (product.pictures[0] ?? productCode)
  if (product.mark !== 'rx') return { name: suffix === undefined || isTicket(suffix) ? main : `${productCode}-${suffix}`, caching: PUBLIC }
  if (suffix === undefined) return { name: SEALED, caching: PUBLIC }
  return (await opensPicture(db, productCode, suffix, now)) ? { name: main, caching: OPENED } : 'ended'
}

async function uploaded(db: Db, name: string, width: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ content: productPictures.content }).from(productPictures).where(eq(productPictures.name, name))
  return row && converted(Buffer.from(row.content), width, 'webp')
}

type Answered = { picture: Picture; width: string; format: Format; caching: string }

async function pictureAnswer(context: Context, { picture, width, format, caching }: Answered): Promise<Response> {
  const headers = { 'Cache-Control': caching }
  if (format === 'jpg')
    return context.body(new Uint8Array(await converted(Buffer.from(picture), width, 'jpg')), 200, {
      ...headers,
      'Content-Type': 'image/jpeg',
    })
  return typeof picture === 'string'
    ? context.body(picture, 200, { ...headers, 'Content-Type': 'image/svg+xml' })
    : context.body(new Uint8Array(picture), 200, { ...headers, 'Content-Type': 'image/webp' })
}

/** A few hundred pictures; the shop has two widths of each. */
const conversions = new LRUCache<string, Promise<Buffer>>({ max: 500 })

/** Converts each picture once, also where many ask for it together: it costs a hundred times what sending it does. */
function converted(picture: Buffer, width: string, format: Format): Promise<Buffer> {
  const key = `${format}:${width}:${createHash('sha256').update(picture).digest('base64')}`
  const present = conversions.get(key)
  if (present) return present
  const made = format === 'jpg' ? asJpg(picture, width) : asWebp(picture, width)
  conversions.set(key, made)
  made.catch(() => conversions.delete(key))
  return made
}

const asWebp = (picture: Buffer, width: string) => sharp(picture).resize(Number(width)).webp({ quality: 80 }).toBuffer()
const asJpg = (picture: Buffer, width: string) =>
  sharp(picture).resize(Number(width)).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()

async function drawnFromRow(db: Db, productCode: string): Promise<string | undefined> {
  const [row] = await db
    .select({
      name: products.name,
      brand: products.brandName,
      form: products.form,
      kind: products.kind,
      mark: products.mark,
      categoryId: products.categoryId,
      spec: packings.specification,
    })
    .from(products)
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .where(eq(products.productCode, productCode))
    .orderBy(packings.position)
    .limit(1)
  if (!row) return undefined
  const { name, brand, spec, mark, categoryId } = row
  const hue = [...categoryId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 40)
  return drawProduct({
    name,
    brand,
    spec,
    form: silhouetteOf(row),
    hue,
    ...(mark === 'otcA' && { otc: 'A' }),
    ...(mark === 'otcB' && { otc: 'B' }),
  })
}

const SILHOUETTES: Array<[RegExp, ProductPicture['form']]> = [
  [/胶囊/, 'capsule'],
  [/滴眼|滴耳|滴鼻|喷/, 'dropper'],
  [/膏|凝胶|霜/, 'tube'],
  [/贴/, 'patch'],
  [/糖浆|口服液|溶液|合剂|洗液|酊/, 'syrup'],
  [/颗粒|散|粉|冲剂/, 'sachet'],
  [/片/, 'tablet'],
  [/丸/, 'bottle'],
]
const silhouetteOf = ({ form, kind }: { form: string; kind: string }): ProductPicture['form'] =>
  SILHOUETTES.find(([fits]) => fits.test(form))?.[1] ?? (kind === 'device' ? 'device' : 'box')
