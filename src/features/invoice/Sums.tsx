import { View } from '@tarojs/components'
import type { OrderInvoices } from '@/contract/invoice'
import { Section } from '@/ui/card/Section'
import { Money } from '@/ui/text/Money'

/** How the amount that may be invoiced comes about. */
export const Sums = ({ of: { count, goods, freight, amount, back } }: { of: OrderInvoices }) => (
  <Section title="金额怎么算的">
    <Line label={`商品 ${count} 件`} cents={goods} />
    <View className="divider-dashed" />
    <Line label="运费" cents={freight} />
    <View className="divider-dashed" />
    <View className="row justify-between text-14 invoice-sum">
      <View className="color-title">可开金额</View>
      <Money cents={amount} className="color-title weight-bold" />
    </View>
    {back > 0 && (
      <View className="row justify-between text-13 margin-top-4 color-secondary">
        <View>已退回，不在其中</View>
        <Money cents={back} className="color-secondary" />
      </View>
    )}
    <View className="text-13 color-secondary margin-top-8">按实付金额开；促销和优惠券减掉的部分不开票。</View>
  </Section>
)

const Line = ({ label, cents }: { label: string; cents: number }) => (
  <View className="row justify-between text-14 invoice-sum">
    <View className="color-secondary">{label}</View>
    <Money cents={cents} />
  </View>
)
