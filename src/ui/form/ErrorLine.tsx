import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'

/** What is wrong with a field: an icon and a sentence, never colour alone. */
export function ErrorLine({ id, children, flat }: { id?: string; children: string; flat?: boolean }) {
  return (
    <View {...(id !== undefined && { id })} className={cx('q-error', flat && 'q-error--flat')} {...a11y({ role: 'alert' })}>
      <Icon name="warning" size={14} />
      <View className="grow">{children}</View>
    </View>
  )
}
