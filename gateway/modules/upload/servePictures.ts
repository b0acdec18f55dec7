import type { Hono } from 'hono'
import type { Db } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { linkedOwn } from '../../kernel/linkedOwn'
import type { Providers } from '../../providers'
import { picturePath } from './pictureLink'
import { ownUpload, pictureOf } from './uploads'

const PICTURE = { purpose: 'upload', words: { noun: '这张图片', ended: '图片链接已失效，请刷新页面' } } as const

type Shop = { db: Db; providers: Providers; now: () => Date }

/** Nobody keeps a picture on the way, and it runs nothing wherever it is opened. */
const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="picture.jpg"',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** Serves pictures of members behind links that end, each to its member alone. To everybody else it is not there. */
export function servePictures(app: Hono, shop: Shop) {
  app.get(picturePath(':id'), async (context) => {
    const { id, memberId } = await linkedOwn(context, shop, PICTURE)
    const row = await ownUpload(shop.db, memberId, id)
    const picture = row && (await pictureOf(shop, row))
    if (!picture) throw notFound(PICTURE.words.noun)
    return context.body(picture, 200, HEADERS)
  })
}
