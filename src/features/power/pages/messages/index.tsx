import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { power } from '@/contract/power'
import { MessageRow } from '@/domain/message/MessageRow'
import { shopDayAgo } from '@/lib/time'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'

/** Route `powerMessages`: what the member was told of his rights, day by day, newest first; a press opens what it is about. */
export default function PowerMessagesPage() {
  const list = usePages(power.messages, { query: {} }, { staleTime: 0 })
  usePullToRefresh(() => refetch(power.messages))
  return (
    <Screen>
      <View className="padding-gutter margin-top-4">
        <EndlessList
          of={list}
          keyOf={({ messageId }) => messageId}
          groupOf={({ at }) => shopDayAgo(at, Date.now())}
          row={(entry) => <MessageRow message={entry} />}
          empty={
            <Empty page picture="orders" title="还没有权益消息" text="权益开通、使用和快到期的消息会记在这里">
              <Button onPress={() => replaceBy('powerList')}>看我的权益</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
