import { View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'

type Tint = 'green' | 'sky' | 'grain' | 'cinnabar'

/** A topic without a picture here has the leaf. */
const PICTURES: Readonly<Record<string, readonly [IconName, Tint]>> = {
  medication: ['pill', 'green'],
  chronic: ['heart', 'cinnabar'],
  cold: ['stethoscope', 'sky'],
  stomach: ['capsule', 'grain'],
  allergy: ['shield', 'sky'],
  child: ['users', 'grain'],
  pregnancy: ['heart-solid', 'cinnabar'],
  elder: ['user', 'green'],
  eyes: ['eye', 'sky'],
  cabinet: ['box', 'grain'],
  nutrition: ['leaf', 'green'],
  sleep: ['clock', 'sky'],
  firstAid: ['phone', 'cinnabar'],
}

/** Drawn, never a product's pack: an article advertises nothing. */
export function TopicTile({ topic }: { topic: string }) {
  const [icon, tint] = PICTURES[topic] ?? ['leaf', 'green']
  return (
    <View className={`article__tile article__tile--${tint}`} {...a11y({ hidden: true })}>
      <Icon name={icon} size={32} />
    </View>
  )
}
