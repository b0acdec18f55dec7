import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { needIcon } from './load'
import type { IconName } from './names'

type Props = {
  name: IconName
  /** Design points. */
  size?: number
  /** What it means, where no words beside it say so. Without one it is decoration. */
  label?: string
  className?: string
}

/** A line icon in the colour of the words around it. Names stand in `ui/icons/svg`; after using a new one run `npm run icons`. */
export function Icon({ name, size = 24, label, className }: Props) {
  useEffect(() => needIcon(name), [name])
  const told = label ? a11y({ role: 'img', label }) : a11y({ hidden: true })
  return <View {...told} className={cx('i', `i-${name}`, className)} style={{ width: `${size}px`, height: `${size}px` }} />
}
