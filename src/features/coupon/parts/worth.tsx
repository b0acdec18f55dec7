import type { ReactNode } from 'react'
import type { Coupon } from '@/contract/coupon'
import { yuan } from '@/lib/money'
import { Price } from '@/ui/text/Price'

/** 69, or 9.90 where there are cents. */
export const shortYuan = (cents: number) => yuan(cents, cents % 100 ? 2 : 0)

/** What a coupon is worth, in large letters. */
export const worthOf = ({ amount }: Coupon): ReactNode => <Price cents={amount} size={28} kind="plain" />

/** From when it counts: 满 69 可用. */
export const conditionOf = ({ threshold }: Coupon): string => (threshold > 0 ? `满 ${shortYuan(threshold)} 可用` : '无门槛')
