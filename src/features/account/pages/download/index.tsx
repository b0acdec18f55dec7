import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { dataCopy } from '@/contract/dataCopy'
import { Card } from '@/ui/card/Card'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { AskForCopy } from './AskForCopy'
import { CopyCard } from './CopyCard'

/** While a copy is being made, milliseconds between looks. */
const LOOK = 2000

/** Route `downloadUserInfo`: a copy of everything about the member, proved by SMS, made by a job, fetched once. */
export default function DownloadPage() {
  const known = useRead(dataCopy.list, {})
  const isPreparing = known.data?.results.some(({ state }) => state === 'preparing') ?? false
  const copies = useRead(dataCopy.list, {}, { refetchInterval: isPreparing ? LOOK : undefined })
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <Card>
          <View className="text-18 weight-bold color-title">包含内容</View>
          {copies.data && copies.data.parts.length > 0 && (
            <View className="text-14 color-body margin-top-8">{copies.data.parts.join('、')}。</View>
          )}
          <View className="text-14 color-body margin-top-4">有 JSON（便于转移到其他服务）和 HTML（便于阅读）两种格式。</View>
          <View className="text-14 color-body margin-top-4">
            一般几分钟内完成。每种格式的链接只能使用一次，24 小时后失效，副本随即删除。
          </View>
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
