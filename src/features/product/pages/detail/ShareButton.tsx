import { SHARES_BY_HOST } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { isSinglePage } from '@/routes/singlePage'
import { sharePage } from '@/ui/share/sharePage'
import { IconButton } from '@/ui/press/IconButton'

type Props = {
  shared: { title: string; productCode: string }
  /** Opens the sheet with the poster; a prescription drug has none (LAW-AND-PRIVACY, D13) and is handed on at once. */
  onPoster: (() => void) | undefined
}

export function ShareButton({ shared: { title, productCode }, onPoster }: Props) {
  // Moments pass nothing on: neither a card nor a picture to keep.
  if (isSinglePage) return null
  if (!onPoster && SHARES_BY_HOST) return <IconButton disc name="share" size={20} label="分享" openType="share" />
  return (
    <IconButton
      disc
      name="share"
      size={20}
      label="分享"
      onPress={onPoster ?? (() => sharePage({ title, path: publicUrl('product', { productCode }) }))}
    />
  )
}
