import { View } from '@tarojs/components'
import { useContext, type ReactNode } from 'react'
import { OnePart } from './onePart'

/** One state of a part under a name of its own; the element's id is `<part>-<name>`. */
export function State({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  const { id, only } = useContext(OnePart)
  if (only !== undefined && only !== name) return null
  return (
    <View id={`${id}-${name}`} className="exhibit__state">
      <View className="exhibit__name">{name}</View>
      <View className={wide ? 'exhibit__wide' : ''}>{children}</View>
    </View>
  )
}
