import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Press } from '../press/Press'

type Props = {
  /** amber: prescription and caution; info: clinic; danger; green: care; coin. */
  kind?: 'amber' | 'info' | 'danger' | 'green' | 'coin'
  icon?: IconName
  children: ReactNode
  action?: string
  onAction?: () => unknown
  /** From edge to edge, square. */
  edge?: boolean
}

/** A sentence that stays: never scrolls, never folds. */
export function Notice({ kind = 'amber', icon, children, action, onAction, edge }: Props) {
  return (
    <View
      className={cx('q-notice', kind !== 'amber' && `q-notice--${kind}`, edge && 'q-notice--edge')}
      {...a11y({ role: kind === 'danger' ? 'alert' : 'group' })}
    >
      {icon && <Icon name={icon} size={16} />}
      <View className="grow">{children}</View>
      {action !== undefined && onAction && (
        <Press className="row nowrap weight-bold relative q-section__more" onPress={onAction}>
          <View className="color-rx">{action}</View>
          <Icon name="arrow-right" size={14} />
        </Press>
      )}
    </View>
  )
}
