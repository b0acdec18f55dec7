import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Db } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { Providers } from '../../providers'
import { pictureOfRecord } from '../upload/uploads'
import { uploads } from '../upload/schema'
import { isPrescriptionDrug } from './lines'
import { reviews, REVIEWS } from './schema'
import { reviewPicturePath } from './views'

type Shop = { db: Db; providers: Providers }

/** What was hidden is soon hidden everywhere; it runs nothing wherever it is opened. */
const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="picture.jpg"',
  'Cache-Control': 'public, max-age=60',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Robots-Tag': 'noindex',
}

/** Serves pictures of reviews that everybody may see: published, and of no prescription drug. No other is there. */
export function serveReviewPictures(app: Hono, shop: Shop) {
  app.get(reviewPicturePath(':file').replace(/\.jpg$/, ''), async (context) => {
    const id = /^([\w-]{1,64})\.jpg$/.exec(context.req.param('file') ?? '')?.[1] ?? ''
    const picture = await publicPicture(shop, id)
    if (!picture) throw notFound('这张图片')
    return context.body(picture, 200, HEADERS)
  })
}

async function publicPicture(shop: Shop, id: string) {
  const [found] = await shop.db
    .select({ reviewId: reviews.id, productCode: reviews.productCode, pictureIds: reviews.pictureIds })
    .from(uploads)
    .innerJoin(reviews, and(eq(uploads.recordTable, REVIEWS), eq(uploads.recordId, reviews.id)))
    .where(and(eq(uploads.id, id), eq(reviews.state, 'published')))
  if (!found?.pictureIds.includes(id) || (await isPrescriptionDrug(shop.db, found.productCode))) return undefined
  return pictureOfRecord(shop, { table: REVIEWS, id: found.reviewId }, id)
}
