import { View, type CommonEvent, type ITouchEvent } from '@tarojs/components'
import { useRef, useState, type ReactNode } from 'react'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'

/** Points a finger has to go sideways (specification 1, section 9). */
const ENOUGH = 50

/** A row that uncovers 删除 when it is swiped to the left. Who cannot swipe deletes in the edit mode. */
export function SwipeRow({
  name,
  onDelete,
  disabled,
  children,
}: {
  name: string
  onDelete: () => Promise<unknown>
  disabled: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const from = useRef<{ x: number; y: number }>()
  const { press } = usePress(onDelete)
  const begin = (event: CommonEvent) => {
    const [touch] = (event as ITouchEvent).touches
    from.current = touch && { x: touch.clientX, y: touch.clientY }
  }
  const end = (event: CommonEvent) => {
    const [touch] = (event as ITouchEvent).changedTouches
    if (!from.current || !touch || disabled) return
    const across = touch.clientX - from.current.x
    if (Math.abs(across) >= ENOUGH && Math.abs(across) > Math.abs(touch.clientY - from.current.y)) setOpen(across < 0)
  }
  const uncovered = open && !disabled
  return (
    <View className="cart__swipe" onTouchStart={begin} onTouchEnd={end}>
      <View className={cx('cart__front', uncovered && 'cart__front--open')}>{children}</View>
      {uncovered && (
        <Press className="cart__delete" label={`删除${name}`} onPress={press}>
          <View {...a11y({ hidden: true })}>删除</View>
        </Press>
      )}
    </View>
  )
}
