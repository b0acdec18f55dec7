import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Price } from '@/ui/text/Price'
import { Money } from '@/ui/text/Money'
import './parts.scss'

type Props = {
  sums: {
    goods: number
    promotion: number
    coupon: number
    coins?: number | undefined
    freight: number
    freightOff?: number | undefined
    payable: number
  }
  /** What the last line is called. */
  total?: string
  children?: ReactNode
}

/** How an amount comes about; cents. A reduction of nothing is left out. */
export const Breakdown = ({
  sums: { goods, promotion, coupon, coins = 0, freight, freightOff = 0, payable },
  total = '应付金额',
  children,
}: Props) => (
  <View className="q-card">
    <Sum label="商品金额" cents={goods} />
    <Sum label="运费" cents={freight + freightOff} />
    {freightOff > 0 && <Sum label="免邮券" cents={-freightOff} />}
    {promotion > 0 && <Sum label="促销优惠" cents={-promotion} />}
    {coupon > 0 && <Sum label="优惠券" cents={-coupon} />}
    {coins > 0 && <Sum label="健康币抵扣" cents={-coins} />}
    <View className="divider-dashed margin-top-8" />
    <View className="row justify-between margin-top-12">
      <View className="text-14 color-title weight-medium">{total}</View>
      <Price cents={payable} size={24} />
    </View>
    {children}
  </View>
)

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <View className="row justify-between order-sum text-14">
    <View className="color-secondary">{label}</View>
    <Money cents={cents} className={cents < 0 ? 'color-price' : 'color-title'} />
  </View>
)
