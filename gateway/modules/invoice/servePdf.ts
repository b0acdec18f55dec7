import type { Context, Hono } from 'hono'
import type { Db } from '../../db/open'
import { endingLink, linkStanding } from '../../kernel/endingLink'
import { HttpError, notFound } from '../../kernel/httpError'
import { bearerOf } from '../../kernel/mount'
import { sessionOf } from '../../kernel/session'
import type { Providers } from '../../providers'
import { documentOf } from './issueInvoices'
import { ownInvoice, type StoredInvoice } from './stored'

const pdfPath = (id: string) => `/api/invoices/${id}/pdf`
const fileName = (number: string) => `invoice-${number}.pdf`

/** A link to the paper of an issued invoice: it ends, and opens it to its member alone. */
export async function pdfLink(db: Db, { id, memberId, number }: StoredInvoice, now: Date) {
  if (number === null) throw new HttpError(409, 'NOT_ISSUED', '发票还没有开出，开出后可以下载')
  return { ...(await endingLink(db, { purpose: 'invoice', path: pdfPath(id), id, memberId }, now)), fileName: fileName(number) }
}

type Shop = { db: Db; providers: Providers; now: () => Date }

const HEADERS = {
  'Content-Type': 'application/pdf',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** Serves papers of invoices behind links that end, each to its member alone. To everybody else it is not there. */
export function serveInvoicePdfs(app: Hono, { db, providers, now }: Shop) {
  app.get(pdfPath(':id'), async (context) => {
    const row = await linkedInvoice(context, { db, now: now() })
    const { number, issuedAt } = row
    if (number === null || issuedAt === null || !providers.invoices) throw notFound('这张发票')
    const paper = await providers.invoices
      .pdf({ ...(await documentOf(db, providers.fileKeys, row)), number, issuedAt })
      .catch((cause: unknown) => {
        throw Object.assign(new HttpError(503, 'PDF_AWAY', '发票文件暂时取不到，请稍后再试'), { cause })
      })
    return context.body(Buffer.from(paper), 200, { ...HEADERS, 'Content-Disposition': `inline; filename="${fileName(number)}"` })
  })
}

async function linkedInvoice(context: Context, { db, now }: { db: Db; now: Date }): Promise<StoredInvoice> {
  const session = await sessionOf(db, bearerOf(context), now)
  if (!session) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const own = { id: context.req.param('id') ?? '', memberId: session.memberId }
  const { expires = '', sign = '' } = context.req.query()
  const standing = await linkStanding(db, { ...own, purpose: 'invoice' }, { expires, sign }, now)
  if (standing === 'ended') throw new HttpError(410, 'LINK_ENDED', '下载链接已失效，请回到发票页面重新下载')
  if (standing === 'none') throw notFound('这张发票')
  return ownInvoice(db, own.memberId, own.id)
}
