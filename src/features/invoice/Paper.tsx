import { Text, View } from '@tarojs/components'
import type { Invoice } from '@/contract/invoice'
import { shopFormat } from '@/lib/time'
import { cx } from '@/ui/element/cx'
import { Money } from '@/ui/text/Money'
import { colourWords, groupedNumber, titleWords } from './invoiceText'

/** An issued invoice as its paper has it. */
export function Paper({ of }: { of: Invoice }) {
  const { colour, number, blueNumber, issuedAt, sellerName, sellerTaxNumber, taxNumber, lines, net, tax, amount, isDemonstration } = of
  const ink = colour === 'red' ? 'color-price' : 'color-title'
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  return (
    <View className="invoice-paper">
      <View className={cx('text-20 weight-bold text-center serif', ink)}>{colourWords(colour)}</View>
      {isDemonstration && <View className="text-13 color-price text-center margin-top-4">演示发票，不能报销</View>}
      {number !== null && <View className="text-13 color-secondary text-center num margin-top-4">发票号码 {groupedNumber(number)}</View>}
      {blueNumber !== null && <View className="text-13 color-secondary text-center num">冲 {groupedNumber(blueNumber)}</View>}
      <View className={cx('invoice-paper__rule', ink)} />
      <Party who="购买方" text={titleWords(of)} />
      {taxNumber !== '' && <Party who="税号" text={taxNumber} />}
      <Party who="销售方" text={sellerName} />
      {sellerTaxNumber !== '' && <Party who="税号" text={sellerTaxNumber} />}
      {issuedAt !== null && <Party who="日期" text={shopFormat(issuedAt, 'YYYY 年 M 月 D 日')} />}
      <View className="divider margin-top-12" />
      {lines.map(({ lineId, name, quantity, amount: cents }) => (
        <View key={lineId ?? 'freight'} className="row align-start justify-between gap-12 text-14 invoice-paper__line">
          <View className="grow color-title">{name}</View>
          {quantity !== 0 && <View className="flex-none color-secondary num">×{quantity}</View>}
          <Money cents={cents} className="flex-none color-title" />
        </View>
      ))}
      <View className="divider" />
      <View className="row wrap gap-12 text-13 color-secondary margin-top-12">
        <View className="row gap-4">
          不含税 <Money cents={net} className="color-secondary" />
        </View>
        <View className="row gap-4">
          税额 <Money cents={tax} className="color-secondary" />
          <Text className="num">（{rates.map((rate) => (rate === 0 ? '免税' : `${rate}%`)).join('、')}）</Text>
        </View>
      </View>
      <View className="row justify-between margin-top-12">
        <View className="text-14 color-title">价税合计</View>
        <Money cents={amount} className={cx('text-24 weight-bold', ink)} />
      </View>
    </View>
  )
}

const Party = ({ who, text }: { who: string; text: string }) => (
  <View className="row align-start text-14 margin-top-4">
    <View className="invoice-paper__who color-secondary">{who}</View>
    <View className="grow color-title break-all">{text}</View>
  </View>
)
