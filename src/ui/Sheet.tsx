import { ScrollView, View } from '@tarojs/components'
import { useRef, type ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import { Icon } from './Icon'
import { Layer } from './Layer'
import { Press } from './Press'
import { still } from './still'
import { useModal } from './useModal'
import { usePresence } from './usePresence'

type Props = {
  open: boolean
  onClose: () => void
  title?: string | undefined
  /** What a screen reader calls it, where it has no title. */
  label?: string
  side?: 'bottom' | 'right'
  children: ReactNode
  /** Buttons that stay below the scrolling content. */
  footer?: ReactNode
  /** Content up to the edges. */
  flush?: boolean
}

/** Slides in over the page in 300 ms. The scrim, the cross, Escape and back close it; the page behind stands still. */
export function Sheet(props: Props) {
  const { here, shown } = usePresence(props.open)
  if (!here) return null
  return (
    <Layer>
      <Panel {...props} shown={shown} />
    </Layer>
  )
}

function Panel({ open, onClose, title, label, side = 'bottom', children, footer, flush, shown }: Props & { shown: boolean }) {
  const panel = useRef<HTMLElement>(null)
  useModal({ open, onClose, panel })
  const told = a11y({ role: 'dialog', modal: true, focusable: true, label: label ?? title ?? '选项' })
  return (
    <>
      <View className={cx('q-scrim', shown && 'q-scrim--in')} onClick={onClose} {...a11y({ hidden: true })} {...still} />
      <View {...told} ref={panel} className={cx('q-sheet', side === 'right' && 'q-sheet--right', shown && 'q-sheet--in')}>
        {title !== undefined && <View className="q-sheet__h">{title}</View>}
        <Press className="q-sheet__x" label="关闭" onPress={onClose}>
          <Icon name="close" size={22} />
        </Press>
        <ScrollView scrollY className={cx('q-sheet__b', flush && 'q-sheet__b--flush')}>
          {children}
        </ScrollView>
        {footer !== undefined && <View className="q-sheet__f">{footer}</View>}
      </View>
    </>
  )
}
