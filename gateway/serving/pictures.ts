import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import sharp from 'sharp'
import { ITEMS } from '../catalogue/items'
import { isPictureTicket } from '../catalogue/pictureTicket'
import { drawProduct, drawSealed, type ProductPicture } from '../catalogue/pictures/draw'
import type { Db } from '../db/open'
import { settingOf } from '../catalogue/settings'
import { packings, products } from '../db/schema'
import { randomId } from '../kernel/hash'

const NAME = /^\/pictures\/((\d+)(?:-(\w+))?|sealed)-(400|750)\.(webp|jpg)$/
/** Prescription drugs of the built-in catalogue: their drawings are files too, and shown to nobody without a ticket. */
const PRESCRIPTION = new Set(
  ITEMS.filter(({ mark }) => mark === 'rx').flatMap(({ code, offers }) => offers.map((_, place) => `${code}${place + 1}`)),
)
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/**
 * Delivers the drawn pictures at 400 and 750; a product that came with a pharmacy's own list is drawn from its row when asked for.
 * As JPG for WeChat's cards, which are said to show JPG and PNG alone.
 */
export function picturesIn({ folder, db }: { folder: string; db: Db }) {
  const present = new Set(readdirSync(folder))
  return async (context: Context): Promise<Response> => {
    const [, name, productCode = '', ticket = '', width = '', format] = NAME.exec(context.req.path) ?? []
    if (!name) return context.text('没有这张图片', 404)
    const isPrescription = PRESCRIPTION.has(productCode)
    const isOpen = isPrescription && isPictureTicket(ticket, productCode, (await settingOf(db, 'pictureSecret')) ?? randomId())
    const file = `${!isPrescription ? name : isOpen ? productCode : 'sealed'}-${width}.webp`
    if (present.has(file)) {
      const picture = await readFile(path.join(folder, file))
      return context.body(new Uint8Array(format === 'jpg' ? await asJpg(picture, width) : picture), 200, {
        'Content-Type': format === 'jpg' ? 'image/jpeg' : 'image/webp',
        'Cache-Control': isPrescription ? 'private, max-age=86400' : YEAR,
      })
    }
    const drawn = productCode ? await drawnFromRow(db, productCode) : drawSealed()
    if (drawn === undefined) return context.text('没有这张图片', 404)
    return format === 'jpg'
      ? context.body(new Uint8Array(await asJpg(Buffer.from(drawn), width)), 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': DAY })
      : context.body(drawn, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY })
  }
}

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
  // Nobody but a member with a prescription may see such a pack, and a picture's address does not say who asks.
  if (mark === 'rx') return drawSealed()
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
