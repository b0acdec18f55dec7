import type { ReactNode } from 'react'
import { Text } from '@tarojs/components'
import { tenthsOf, type Coupon } from '@/contract/coupon'
import { shortYuan } from '@/lib/money'
import { Price } from '@/ui/text/Price'

/** What a coupon is worth, in large letters: ¥10, 9 折, 免邮. */
export function worthOf({ kind, amount, percent }: Coupon, size: 24 | 28 = 28): ReactNode {
  if (kind === 'amount') return <Price cents={amount} size={size} kind="plain" />
  if (kind === 'freeDelivery') return '免邮'
  return (
    <>
      {tenthsOf(percent ?? 0)}
      <Text className="text-14"> 折</Text>
    </>
  )
}

/** From when it counts: 满 69 可用, 第 2 件. */
export function conditionOf({ kind, nth, threshold }: Coupon): string {
  const from = threshold > 0 ? `满 ${shortYuan(threshold)} 可用` : ''
  const piece = kind === 'nthPiece' ? `第 ${nth ?? 0} 件` : ''
  return [piece, from].filter(Boolean).join('，') || '无门槛'
}
