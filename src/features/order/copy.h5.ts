import { Reason } from '@/ui/reason'
import { toast } from '@/ui/toast'

/** Puts a text on the clipboard and says so. */
export async function copy(text: string) {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (!written && !copiedByHand(text)) throw new Reason('没有复制成功，请长按文字复制')
  toast('已复制', { icon: 'check' })
}

/** Pages without https, and older web views, know no clipboard. */
function copiedByHand(text: string): boolean {
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  area.style.cssText = 'position:fixed;left:-9999px'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
