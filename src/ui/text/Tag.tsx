import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../element/cx'

export type TagKind = 'plain' | 'rx' | 'otcA' | 'otcB' | 'clinic' | 'promo' | 'coin' | 'green' | 'svip' | 'outline'

/** A small fact about the thing it stands beside. */
export const Tag = ({ kind = 'plain', children, className }: { kind?: TagKind; children: ReactNode; className?: string }) => (
  <View className={cx('q-tag', kind !== 'plain' && `q-tag--${kind.toLowerCase()}`, className)}>{children}</View>
)
