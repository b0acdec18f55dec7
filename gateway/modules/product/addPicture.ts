import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { productPictures, products } from '../catalogue/schema'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { remadePicture } from '../upload/picture'

/** Points of a side: what the shop's pages show at most. */
const PICTURE_SIDE = 750
/** Below it a pack is a blur on a phone. */
const MIN_SIDE = 400
/** The tone that drawn pictures stand on, too. */
const BACKGROUND = '#F6F8F5'
const QUALITY = 80
const MAX_A_DAY = 500

type Picture = typeof productPictures.$inferInsert
type Adding = { productCode: string; file: Uint8Array; staffId: string; now: Date }

/** A picture made anew from what was sent, square, as a row to be written. */
export async function newPicture(db: Db, { productCode, file, staffId, now }: Adding): Promise<Picture> {
  const [product] = await db.select({ code: products.productCode }).from(products).where(eq(products.productCode, productCode))
  if (!product) throw notFound('这件商品')
  const limit = { bucket: `productPicture:${staffId}`, max: MAX_A_DAY, seconds: DAY_SECONDS, message: '今天上传的图片太多，请明天再试' }
  await enforceRateLimit(db, limit, now)
  const { jpeg, width, height } = await remadePicture(file)
  if (Math.min(width, height) < MIN_SIDE)
    throw new HttpError(422, 'TOO_SMALL', `图片至少 ${MIN_SIDE}×${MIN_SIDE}，太小在手机上会模糊`, { field: 'file' })
  return { name: `${productCode}-${randomId()}`, productCode, content: await squared(jpeg), addedBy: staffId, addedAt: now }
}

const squared = (jpeg: Uint8Array) =>
  sharp(jpeg).resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'contain', background: BACKGROUND }).webp({ quality: QUALITY }).toBuffer()

/** Stores a picture that was made. */
export async function storePicture(tx: Transaction, picture: Picture): Promise<void> {
  await tx.insert(productPictures).values(picture)
}
