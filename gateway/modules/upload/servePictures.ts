import type { Context, Hono } from 'hono'
import type { Db } from '../../db/open'
import { HttpError, notFound } from '../../kernel/httpError'
import { bearerOf } from '../../kernel/mount'
import { sessionOf } from '../../kernel/session'
import type { Providers } from '../../providers'
import { picturePath, pictureStanding } from './pictureLink'
import { ownUpload, pictureOf } from './uploads'

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
    const row = await linkedUpload(context, shop)
    const picture = row && (await pictureOf(shop, row))
    if (!picture) throw notFound('这张图片')
    return context.body(picture, 200, HEADERS)
  })
}

async function linkedUpload(context: Context, { db, now }: Shop) {
  const session = await sessionOf(db, bearerOf(context), now())
  if (!session) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const own = { id: context.req.param('id') ?? '', memberId: session.memberId }
  const { expires = '', sign = '' } = context.req.query()
  const standing = await pictureStanding(db, own, { expires, sign }, now())
  if (standing === 'ended') throw new HttpError(410, 'LINK_ENDED', '图片链接已失效，请刷新页面')
  return standing === 'good' ? ownUpload(db, own.memberId, own.id) : undefined
}
