import type { Hono } from 'hono'
import type { Db } from '../../db/open'
import { endingLink } from '../../kernel/endingLink'
import { HttpError } from '../../lib/httpError'
import { servePaper } from '../../kernel/servePaper'
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

/** Serves papers of invoices behind links that end, each to its member alone. To everybody else it is not there. */
export function serveInvoicePdfs(app: Hono, { db, providers, now }: Shop) {
  servePaper(
    app,
    { db, now },
    {
      ...{ purpose: 'invoice', path: pdfPath(':id') },
      words: {
        noun: '这张发票',
        ended: '下载链接已失效，请回到发票页面重新下载',
        away: '发票文件暂时取不到，请稍后再试',
      },
      find: async ({ id, memberId }) => {
        const row = await ownInvoice(db, memberId, id)
        const { number, issuedAt } = row
        const { fileKeys: ring, invoices } = providers
        if (number === null || issuedAt === null || !invoices) return undefined
        const document = { ...(await documentOf(db, ring, row)), number, issuedAt }
        return { fileName: fileName(number), pdf: () => invoices.pdf(document) }
      },
    },
  )
}
