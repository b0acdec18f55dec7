import { share, SHARES_BY_HOST, wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { copy } from '@/ui/copy'
import { IconButton } from '@/ui/IconButton'

/** Hands the product on: WeChat's own sharing, the browser's, or its address on the clipboard. */
export function ShareButton({ title, productCode }: { title: string; productCode: string }) {
  if (SHARES_BY_HOST) return <IconButton disc name="share" size={20} label="分享" openType="share" />
  const path = publicUrl('product', { productCode })
  const handOn = async () => {
    if (!(await share({ title, path }))) await copy(wholeAddress(path))
  }
  return <IconButton disc name="share" size={20} label="分享" onPress={handOn} />
}
