import { openPdf } from '@/platform/openPdf'
import { useSession } from '@/platform/session'
import { SHOP_ORIGIN } from '@/platform/shopOrigin'
import { Reason } from '@/ui/feedback/reason'

/** A link of the gateway to a PDF of the member's own. */
type Paper = { url: string; fileName: string }

/** Fetches a private PDF by its link and opens it as the host shows papers; `noun` is what it is in the sentence of one that did not come. */
export async function openPaper({ url, fileName }: Paper, noun: string): Promise<void> {
  const { token = '' } = useSession.getState().member ?? {}
  await openPdf({ url: SHOP_ORIGIN + url, token, fileName }).catch(() => {
    throw new Reason(`${noun}没有下载成功，请检查网络后再试`)
  })
}
