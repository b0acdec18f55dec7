import type { ReactNode } from 'react'
import { cx } from '@/ui/element/cx'
import { Press } from '@/ui/press/Press'

type Props = { children: ReactNode; href: string; onPress: () => unknown; className?: string }

/**
 * The words of a card that lead to its page, pressed anywhere on the card: its `::after` is stretched over the nearest `q-covered`. What
 * else the card offers stands beside it and lies above it, never inside: a press of a button inside a link would follow the link too.
 */
export const CoverLink = ({ children, href, onPress, className }: Props) => (
  <Press block className={cx('q-cover', className)} href={href} onPress={onPress}>
    {children}
  </Press>
)
