import { ScrollView, View } from '@tarojs/components'
import { useRef, type ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { navSpace } from '../element/navSpace'
import { Icon } from '../icons/Icon'
import { Layer } from './Layer'
import { Press } from '../press/Press'
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

/**
 * Slides in over the page in 300 ms, from below or from the right. The scrim, the cross, Escape and back close it; the page behind stands
 * still. Focus is kept inside and goes back to where it came from.
 */
export function Sheet(props: Props) {
  const { here, shown } = usePresence(props.open)
  if (!here) return null
  return (
    <Layer>
      <Panel {...props} shown={shown} />
    </Layer>
  )
}

/** From the top of the window to below WeChat's capsule: the cross stands in the corner that is the capsule's. */
const aboveHead = `calc(${navSpace.statusBar} + ${navSpace.row}px)`

function Panel({ open, onClose, title, label, side = 'bottom', children, footer, flush, shown }: Props & { shown: boolean }) {
  const panel = useRef<HTMLElement>(null)
  useModal({ open, onClose, panel })
  const fullHeight = side === 'right'
  const told = a11y({ role: 'dialog', modal: true, focusable: true, label: label ?? title ?? '选项' })
  return (
    <>
      <View className={cx('q-scrim', shown && 'q-scrim--in')} onClick={onClose} {...a11y({ hidden: true })} {...still} />
      <View
        {...told}
        {...(fullHeight && { style: { paddingTop: aboveHead } })}
        ref={panel}
        className={cx('q-sheet', side === 'right' && 'q-sheet--right', shown && 'q-sheet--in')}
      >
        {title !== undefined && <View className="q-sheet__header">{title}</View>}
        <Press className="q-sheet__close" label="关闭" onPress={onClose} {...(fullHeight && { style: { marginTop: aboveHead } })}>
          <Icon name="close" size={22} />
        </Press>
        <ScrollView scrollY className={cx('q-sheet__body', flush && 'q-sheet__body--flush')}>
          {children}
        </ScrollView>
        {footer !== undefined && <View className="q-sheet__footer">{footer}</View>}
      </View>
    </>
  )
}
