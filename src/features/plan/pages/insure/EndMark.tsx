import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useDomId } from '@/ui/element/domId'
import { observe } from '@/ui/element/seen'

/** Points at the bottom of the window that the bar covers: what lies below it was not read. */
const BAR = 64

/** The end of a text: tells once it was scrolled into view, which a short text's is at once. */
export function EndMark({ onSeen }: { onSeen: () => void }) {
  const id = useDomId('end')
  useEffect(() => observe(id, -BAR, ({ near }) => near && onSeen()), [id, onSeen])
  return (
    <View id={id} className="text-13 color-secondary text-center margin-top-24">
      全文完
    </View>
  )
}
