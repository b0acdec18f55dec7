import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { Badge } from '../text/Badge'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { Press } from './Press'
import { TabRow } from './TabRow'
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

/** Parts of one page; the chosen one has the ink bar and is in view. */
export function Tabs<Key extends string | number>({ label, tabs, value, onChange, scroll, className }: Props<Key>) {
  const id = useDomId('tab')
  return (
    <TabRow
      label={label}
      chosen={`${id}-${tabs.findIndex(({ key }) => key === value)}`}
      drawn={tabs.map(({ key, badge }) => [key, badge]).join()}
      className={cx('q-tabs', scroll && 'q-tabs--scroll', className)}
    >
      <Each tabs={tabs} value={value} onChange={onChange} id={id} className="q-tabs__item" />
    </TabRow>
  )
}

/** Two or three parts of one card. */
export const Segmented = <Key extends string | number>({ label, className, ...props }: Omit<Props<Key>, 'scroll'>) => (
  <View className={cx('q-segmented', className)} {...a11y({ role: 'tablist', label })} {...roving('tab')}>
    <Each {...props} className="q-segmented__item" />
  </View>
)

type EachProps<Key extends string | number> = Pick<Props<Key>, 'tabs' | 'value' | 'onChange'> & {
  className: string
  /** What the id of each begins with; its place follows. */
  id?: string
}

const Each = <Key extends string | number>({ tabs, value, onChange, className, id }: EachProps<Key>) => (
  <>
    {tabs.map(({ key, text, badge = 0 }, at) => (
      <Press
        key={key}
        {...(id !== undefined && { id: `${id}-${at}` })}
        className={cx(className, key === value && 'on')}
        role="tab"
        selected={key === value}
        tabStop={key === value}
        onPress={() => onChange(key)}
      >
        {text}
        <Badge count={badge} flow />
      </Press>
    ))}
  </>
)
