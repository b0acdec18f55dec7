import { View } from '@tarojs/components'
import { a11y } from './a11y'
import { cx } from './cx'
import { Icon } from './Icon'

/** What is wrong with a field: an icon and a sentence, never colour alone. */
export function ErrorLine({ id, children, flat }: { id?: string; children: string; flat?: boolean }) {
  return (
    <View {...(id !== undefined && { id })} className={cx('q-err', flat && 'q-err--flat')} {...a11y({ role: 'alert' })}>
      <Icon name="warning" size={14} />
      <View className="grow">{children}</View>
    </View>
  )
}
