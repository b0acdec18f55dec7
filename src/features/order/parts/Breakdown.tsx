import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Price } from '@/ui/text/Price'
import { Money } from '@/ui/text/Money'
import './parts.scss'

type Props = {
  sums: {
    goods: number
    memberOff?: number | undefined
    promotion: number
    coupon: number
    coins?: number | undefined
    insured?: number | undefined
    freight: number
    memberFreight?: number | undefined
    freightOff?: number | undefined
    payable: number
  }
  /** What the last line is called. */
  total?: string
  children?: ReactNode
}

/** How an amount comes about; cents. A reduction of nothing is left out. */
export const Breakdown = ({
  sums: { goods, memberOff, promotion, coupon, coins, insured, freight, memberFreight = 0, freightOff = 0, payable },
  total = '应付金额',
  children,
}: Props) => (
  <View className="q-card">
    <Sum label="商品金额" cents={goods} />
    <Sum label="运费" cents={freight + memberFreight + freightOff} />
    {(
      [
        ['SVIP 免邮', memberFreight],
        ['免邮券', freightOff],
        ['SVIP 会员价', memberOff],
        ['促销优惠', promotion],
        ['优惠券', coupon],
        ['健康币抵扣', coins],
        ['商保支付', insured],
      ] as const
    ).map(([label, cents = 0]) => cents > 0 && <Sum key={label} label={label} cents={-cents} />)}
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
