import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Db, Transaction } from '../../db/open'
import { dataCopies, dataLinks } from './schema'
import { sessions } from '../../kernel/schema'
import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { inTransaction } from '../../kernel/transaction'
import { copyPage } from './copyPage'
import { shopOf } from '../../kernel/shop'

const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

export const filePath = (link: string) => `/api/privacy/files/${link}`
export const fileName = (format: 'json' | 'html') => `qinghe-personal-data.${format}`

/** Serves copies of members' data behind links that open once. The page may load nothing and is not kept by anybody on the way. */
export function serveCopies(app: Hono, { db, now }: { db: Db; now: () => Date }) {
  app.get(filePath(':link'), async (context) => {
    const fetched = await inTransaction(db, (tx) => fetchOnce(tx, context.req.param('link') ?? '', now()))
    if (!fetched) throw new HttpError(410, 'EXPIRED', '这个下载链接已使用或已过期，请回到“下载个人信息”重新获取')
    const { format, content } = fetched
    const headers = {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${fileName(format)}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    }
    return context.body(
      format === 'json' ? JSON.stringify(content, null, 2) : String(await copyPage(content, (await shopOf(db)).name)),
      200,
      headers,
    )
  })
}

/** Uses a link up, if the session that asked for it still lasts. The content goes with the last format. */
async function fetchOnce(tx: Transaction, link: string, now: Date) {
  const [used] = await tx
    .update(dataLinks)
    .set({ usedAt: now })
    .from(sessions)
    .where(
      and(
        eq(dataLinks.linkHash, sha256(link)),
        isNull(dataLinks.usedAt),
        gt(dataLinks.expiresAt, now),
        eq(sessions.tokenHash, dataLinks.sessionHash),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ copyId: dataLinks.copyId, format: dataLinks.format })
  if (!used) return undefined
  const [copy] = await tx
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.copyId, used.copyId), eq(dataCopies.state, 'ready'), gt(dataCopies.expiresAt, now)))
    .for('update')
  if (!copy?.content || !copy.formats.includes(used.format)) return undefined
  const formats = copy.formats.filter((format) => format !== used.format)
  await tx
    .update(dataCopies)
    .set({ formats, ...(formats.length === 0 && { content: sql`null`, state: 'expired' as const }) })
    .where(eq(dataCopies.copyId, used.copyId))
  return { format: used.format, content: copy.content }
}
