import type { ReactNode } from 'react'
import { cx } from '../element/cx'
import { Press } from './Press'
import { usePress } from './usePress'

type Props = {
  children: ReactNode
  on?: boolean
  /** Not to be had; still readable. */
  off?: boolean
  /** White, on paper. */
  card?: boolean
  onPress?: () => unknown
  label?: string
  role?: 'button' | 'tab' | 'radio' | 'checkbox'
  className?: string
}

/** A word to choose. */
export function Chip({ children, on, off, card, onPress, label, role = 'button', className }: Props) {
  const { press } = usePress(onPress, { quiet: true })
  const state = role === 'button' || role === 'tab' ? { selected: on } : { checked: on ?? false }
  return (
    <Press
      {...state}
      className={cx('q-chip', card && 'q-chip--card', on && 'on', off && 'off', className)}
      role={role}
      label={label}
      disabled={off}
      onPress={press}
    >
      {children}
    </Press>
  )
}
