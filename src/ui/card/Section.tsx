import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

type Props = {
  title: string
  children: ReactNode
  /** Words of the link at the right: 全部. */
  more?: string
  onMore?: () => unknown
  className?: string
  /** Straight on the page instead of in a card. */
  plain?: boolean
  /** Plain, and without a box of its own: WeChat's templates go so deep and no deeper, and a long list has many boxes. */
  flat?: boolean
}

/** A titled part of a page. */
export function Section({ children, className, plain, flat, ...title }: Props) {
  if (flat)
    return (
      <>
        <Title {...title} className={className} />
        {children}
      </>
    )
  return (
    <View className={cx(!plain && 'q-card', className)}>
      <Title {...title} />
      <View className="margin-top-12">{children}</View>
    </View>
  )
}

const Title = ({
  title,
  more,
  onMore,
  className,
}: Omit<Props, 'children' | 'plain' | 'flat' | 'className'> & { className?: string | undefined }) => (
  <View className={cx('q-section', className)}>
    <View className="q-section__title" {...a11y({ role: 'heading', level: 2 })}>
      {title}
    </View>
    {onMore ? (
      <Press className="q-section__more" label={`${title}，${more ?? '更多'}`} onPress={onMore}>
        {more}
        <Icon name="arrow-right" size={14} />
      </Press>
    ) : (
      more !== undefined && <View className="q-section__more">{more}</View>
    )}
  </View>
)
