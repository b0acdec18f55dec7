import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { aftersalesRecord } from '@/contract/aftersalesRecord'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Section } from '@/ui/card/Section'
import { IconButton } from '@/ui/press/IconButton'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Timeline } from '@/ui/text/Timeline'
import { OwnLoaded } from '../../OwnLoaded'
import { RecordHead } from '../../RecordHead'

/** Route `recordHistory`: one application step by step, the latest on top: what happened, who did it, when, and what was said. */
export default function RecordHistoryPage() {
  const { id = '' } = useParams('recordHistory')
  const read = useRead(aftersalesRecord.history, { params: { id } })
  const refresh = () => refetch(aftersalesRecord.history)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  return (
    <Screen navRight={<IconButton name="headset" size={22} label="在线客服" onPress={() => go('kf')} />}>
      <View className="stack padding-gutter margin-top-4">
        <OwnLoaded of={read} title="没有找到这条售后记录">
          {({ record, steps }) => (
            <>
              <RecordHead record={record} />
              <Section title="办理经过">
                <Timeline
                  label="办理经过"
                  entries={steps.map(({ statusCode, dateTime, by, title, text }) => ({
                    ...{ id: `${statusCode} ${dateTime}`, title, text },
                    time: `${shopTime(dateTime)}  ${by}`,
                  }))}
                />
              </Section>
            </>
          )}
        </OwnLoaded>
      </View>
    </Screen>
  )
}
