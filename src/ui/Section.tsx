import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import { Icon } from './Icon'
import { Press } from './Press'

type Props = {
  title: string
  children: ReactNode
  /** Words of the link at the right: 全部. */
  more?: string
  onMore?: () => unknown
  className?: string
  /** Straight on the page instead of in a card. */
  plain?: boolean
}

/** A titled part of a page. */
export function Section({ title, children, more, onMore, className, plain }: Props) {
  return (
    <View className={cx(!plain && 'q-card', className)}>
      <View className="q-sec">
        <View className="q-sec__t" {...a11y({ role: 'heading', level: 2 })}>
          {title}
        </View>
        {onMore ? (
          <Press className="q-sec__m" label={`${title}，${more ?? '更多'}`} onPress={onMore}>
            {more}
            <Icon name="arrow-right" size={14} />
          </Press>
        ) : (
          more !== undefined && <View className="q-sec__m">{more}</View>
        )}
      </View>
      <View className="mt12">{children}</View>
    </View>
  )
}
