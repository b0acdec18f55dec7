import { write } from '@/api/write'
import { invoice } from '@/contract/invoice'
import { openPaper } from '@/domain/paper/openPaper'

/** Fetches the paper of an issued invoice by a new link and opens it. */
export async function downloadInvoice(id: string): Promise<void> {
  await openPaper(await write(invoice.link, { params: { id } }), '发票文件')
}
