import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Press } from '../press/Press'
import { usePress } from '../press/usePress'

type Props = {
  title?: ReactNode
  /** Quiet words at the right. */
  value?: ReactNode
  /** Instead of `value`: anything, from the left. */
  children?: ReactNode
  icon?: IconName
  onPress?: (() => unknown) | undefined
  href?: string
  label?: string
  className?: string
  /** A chevron is drawn where the row can be pressed; off for rows that do something else. */
  chevron?: boolean
}

/** A row of facts; with `onPress` it leads on. */
export function Cell({ title, value, children, icon, onPress, href, label, className, chevron = true }: Props) {
  const { press } = usePress(onPress)
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {title !== undefined && <View className="q-cell__title">{title}</View>}
      {children !== undefined ? <View className="grow">{children}</View> : <View className="q-cell__value">{value}</View>}
      {onPress && chevron && <Icon name="arrow-right" size={16} className="chevron" />}
    </>
  )
  if (!onPress) return <View className={cx('q-cell', className)}>{content}</View>
  return (
    <Press className={cx('q-cell', className)} label={label} href={href} onPress={press}>
      {content}
    </Press>
  )
}

/** Cells in one card, with hairlines between them. */
export const CellGroup = ({ children, className }: { children: ReactNode; className?: string }) => (
  <View className={cx('q-card q-card--flush', className)}>{children}</View>
)
