import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { settlement, type Settlement } from '@/contract/settlement'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Notice } from '@/ui/card/Notice'

/** Told elsewhere on the page, with their own way on. */
const ELSEWHERE = new Set(['ADDRESS', 'PRESCRIPTION'])

/** What must be mended before submitting. What is wrong with the goods is mended in the cart: this settlement is given up then. */
export function Problems({ settlement: { settleId, problems, lines } }: { settlement: Settlement }) {
  const shown = problems.filter(({ code }) => !ELSEWHERE.has(code))
  if (shown.length === 0) return null
  const nameOf = (skuCode: string | null) => lines.find((line) => line.skuCode === skuCode)?.card.name
  const backToCart = async () => {
    await write(settlement.giveUp, { params: { settleId } })
    await go('cart')
  }
  return (
    <View className="q-card">
      <View className="text-16 weight-bold color-title">提交前请先处理</View>
      <View className="column gap-8 margin-top-12">
        {shown.map(({ code, message, skuCode }) => (
          <Notice key={`${code}${skuCode ?? ''}`} kind="danger" icon="warning">
            {nameOf(skuCode) ? `${nameOf(skuCode)}：${message}` : message}
          </Notice>
        ))}
      </View>
      <View className="margin-top-12">
        <Button kind="outline" size="m" block onPress={backToCart}>
          回购物车修改
        </Button>
      </View>
    </View>
  )
}
