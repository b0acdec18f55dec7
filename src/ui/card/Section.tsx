import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

type TitleProps = {
  title: string
  /** Words of the link at the right: 全部. */
  more?: string | undefined
  onMore?: (() => unknown) | undefined
  className?: string
}
type Props = TitleProps & {
  children: ReactNode
  /** Straight on the page instead of in a card. */
  plain?: boolean
}

/** A titled part of a page. */
export function Section({ children, className, plain, ...title }: Props) {
  return (
    <View className={cx(!plain && 'q-card', className)}>
      <SectionTitle {...title} />
      <View className="margin-top-12">{children}</View>
    </View>
  )
}

/** The title of a part that has no box of its own: a long list lies deep enough. */
export const SectionTitle = ({ title, more, onMore, className }: TitleProps) => (
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
