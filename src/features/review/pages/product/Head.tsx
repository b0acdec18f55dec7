import { View } from '@tarojs/components'
import type { ReviewFigures } from '@/contract/review'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Progress } from '@/ui/text/Progress'
import { StarLine } from '../../parts/StarLine'
import '../../review.scss'

/** The average in words: 48 is 4.8. */
export const averageText = (tenths: number) => (tenths / 10).toFixed(1)

/** How good the reviews are, how the stars are spread, and who may write. */
export function Head({ of: { count, average, stars } }: { of: ReviewFigures }) {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars
  const bars = [
    { name: '5 星', of: five },
    { name: '4 星', of: four },
    { name: '1–3 星', of: one + two + three },
  ]
  return (
    <Card>
      <View className="row wrap gap-20">
        <View className="text-center flex-none">
          <View className="review-average color-title">{averageText(average)}</View>
          <StarLine stars={Math.round(average / 10)} size={14} />
        </View>
        <View className="review-bars">
          {bars.map((bar) => (
            <View key={bar.name} className="review-bar text-13 color-secondary">
              <View className="review-bar__name">{bar.name}</View>
              <View className="grow">
                <Progress kind="grain" label={`${bar.name} ${bar.of} 条`} value={bar.of / count} />
              </View>
              <View className="review-bar__count num">{bar.of}</View>
            </View>
          ))}
        </View>
      </View>
      <View className="row align-start gap-8 margin-top-12 text-13 color-secondary">
        <Icon name="shield" size={16} className="color-link" />
        <View className="grow">只有买过的人能写。讲疗效的话按法规不展示，管不管用请问药师。</View>
      </View>
    </Card>
  )
}
