import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { Badge } from '../text/Badge'
import { cx } from '../element/cx'
import { Press } from './Press'
import { roving } from '../element/roving'

type Props<Key extends string | number> = {
  /** What the tabs choose between. */
  label: string
  tabs: ReadonlyArray<{ key: Key; text: ReactNode; badge?: number }>
  value: Key
  onChange: (key: Key) => unknown
  /** Wider than the screen. */
  scroll?: boolean
  className?: string
}

/** Parts of one page; the chosen one has the ink bar. */
export const Tabs = <Key extends string | number>({ scroll, className, ...props }: Props<Key>) => (
  <Row {...props} className={cx('q-tabs', scroll && 'q-tabs--scroll', className)} each="q-tabs__item" />
)

/** Two or three parts of one card. */
export const Segmented = <Key extends string | number>({ className, ...props }: Omit<Props<Key>, 'scroll'>) => (
  <Row {...props} className={cx('q-segmented', className)} each="q-segmented__item" />
)

function Row<Key extends string | number>({
  label,
  tabs,
  value,
  onChange,
  className,
  each,
}: Omit<Props<Key>, 'scroll'> & { each: string }) {
  return (
    <View className={className ?? ''} {...a11y({ role: 'tablist', label })} {...roving('tab')}>
      {tabs.map(({ key, text, badge = 0 }) => (
        <Press
          key={key}
          className={cx(each, key === value && 'on')}
          role="tab"
          selected={key === value}
          tabStop={key === value}
          onPress={() => onChange(key)}
        >
          {text}
          <Badge count={badge} flow />
        </Press>
      ))}
    </View>
  )
}
