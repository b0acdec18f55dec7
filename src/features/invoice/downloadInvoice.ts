import { write } from '@/api/write'
import { invoice } from '@/contract/invoice'
import { openPdf } from '@/platform/openPdf'
import { useSession } from '@/platform/session'
import { SHOP_ORIGIN } from '@/platform/shopOrigin'
import { Reason } from '@/ui/feedback/reason'

/** Fetches the paper of an issued invoice by a new link and opens it. */
export async function downloadInvoice(id: string): Promise<void> {
  const { url, fileName } = await write(invoice.link, { params: { id } })
  const { token = '' } = useSession.getState().member ?? {}
  await openPdf({ url: SHOP_ORIGIN + url, token, fileName }).catch(() => {
    throw new Reason('发票文件没有下载成功，请检查网络后再试')
  })
}
