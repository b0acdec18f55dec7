import { View } from '@tarojs/components'
import { useContext, type ReactNode } from 'react'
import { cx } from '@/ui/element/cx'
import { OnePart } from './onePart'

type Props = {
  name: string
  children: ReactNode
  /** From edge to edge. */
  wide?: boolean
  /** It shows itself only where the address asks for this state alone. */
  alone?: boolean
  /** It shows itself once its first button is pressed. */
  pressed?: boolean
}

/** One state of a part under a name of its own; the element's id is `<part>-<name>`. Class names tell tests how to see it. */
export function State({ name, children, wide, alone, pressed }: Props) {
  const { id, only } = useContext(OnePart)
  if (only !== undefined && only !== name) return null
  return (
    <View id={`${id}-${name}`} className={cx('exhibit__state', alone && 'exhibit__state--alone', pressed && 'exhibit__state--pressed')}>
      <View className="exhibit__name">{name}</View>
      <View className={wide ? 'exhibit__wide' : ''}>{children}</View>
    </View>
  )
}
