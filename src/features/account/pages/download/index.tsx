import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { privacy } from '@/contract/privacy'
import { Card } from '@/ui/Card'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { AskForCopy } from '../../download/AskForCopy'
import { CopyCard } from '../../download/CopyCard'

/** While a copy is being made, milliseconds between looks. */
const LOOK = 2000

/** Route `downloadUserInfo`: a copy of everything about the member, proved by SMS, made by a job, fetched once. */
export default function DownloadPage() {
  const known = useRead(privacy.copies, {})
  const isPreparing = known.data?.results.some(({ state }) => state === 'preparing') ?? false
  const copies = useRead(privacy.copies, {}, { every: isPreparing ? LOOK : undefined })
  return (
    <Screen>
      <View className="pad stack pb32">
        <Card>
          <View className="t18 b c1">副本里有什么</View>
          <View className="t14 c2 mt8">账号资料、收货地址、用药人、处方、订单与售后、优惠券、收藏与浏览记录、同意记录、授权记录。</View>
          <View className="t14 c2 mt4">有 JSON（便于转移到其他服务）和 HTML（便于阅读）两种格式。</View>
          <View className="t14 c2 mt4">一般几分钟内完成。每种格式的链接只能使用一次，24 小时后失效，副本随即删除。</View>
        </Card>
        <Loaded of={copies}>
          {({ results }) => (
            <>
              {results.map((copy) => (
                <CopyCard key={copy.copyId} copy={copy} />
              ))}
              {!results.some(({ state }) => state === 'preparing') && <AskForCopy key={results[0]?.copyId ?? 'first'} />}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}
