import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Coupon } from '@/contract/coupon'
import { couponDays } from '@/domain/coupon/couponWords'
import { Ticket } from '../../Ticket'

type Props = { title: string; text: string; coupons: readonly Coupon[]; children?: ReactNode }

/** The head of a gift and its coupons. */
export const Gifts = ({ title, text, coupons, children }: Props) => (
  <View className="stack padding-gutter padding-bottom-32">
    <View className="friends__head text-center">
      <View className="text-32 serif weight-bold">{title}</View>
      <View className="text-14 color-body margin-top-8">{text}</View>
    </View>
    {coupons.map((one) => (
      <Ticket key={one.couponType} of={one} title={one.name} text={one.status === 'drawn' ? couponDays(one) : one.rule} />
    ))}
    {children}
  </View>
)
