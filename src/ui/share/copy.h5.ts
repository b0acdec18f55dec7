import { Reason } from '../feedback/reason'
import { toast } from '../feedback/toast'

/** Pages without https, and older web views, know no clipboard. */
const clipboard = () => (navigator as { clipboard?: Clipboard }).clipboard

/** Puts a text on the clipboard and says so. */
export async function copy(text: string) {
  const isCopied = await clipboard()
    ?.writeText(text)
    .then(
      () => true,
      () => false,
    )
  if (!isCopied) throw new Reason('这里不能自动复制，请长按文字选择复制')
  toast('已复制', { icon: 'check' })
}
