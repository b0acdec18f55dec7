import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { write } from '@/api/write'
import { message, MessageKind } from '@/contract/message'
import { KINDS } from '@/domain/message/kinds'
import { MessageRow } from '@/domain/message/MessageRow'
import { shopDayAgo } from '@/lib/time'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Affix } from '@/ui/shell/Affix'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Tabs } from '@/ui/press/Tabs'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { useUnreadCounts } from './useUnreadCounts'

type Tab = MessageKind | 'all'

/** Route `messages`: what the shop told this member, of one kind or all, day by day, newest first; a press opens the thing itself. */
export default function MessagesPage() {
  const [tab, setTab] = useState<Tab>('all')
  const kind = tab === 'all' ? {} : { kind: tab }
  const list = usePages(message.list, { query: kind })
  const unread = useUnreadCounts()
  usePullToRefresh(() => refetch(message.list, message.unread))
  const countOf = (one: MessageKind) => unread.kinds.find((found) => found.kind === one)?.count ?? 0
  const tabs = [
    { key: 'all' as const, text: '全部', badge: 0 },
    ...MessageKind.options.map((one) => ({ key: one, text: KINDS[one].text, badge: countOf(one) })),
  ]
  const waiting = tab === 'all' ? unread.total : countOf(tab)
  return (
    <Screen
      navRight={
        waiting > 0 && (
          <Press onPress={() => write(message.readAll, { body: kind })} className="text-14 color-body q-hit justify-end">
            全部已读
          </Press>
        )
      }
    >
      <Affix>
        <Tabs label="消息种类" tabs={tabs} value={tab} onChange={setTab} scroll />
      </Affix>
      <View className="padding-gutter">
        <EndlessList
          key={tab}
          of={list}
          keyOf={({ messageId }) => messageId}
          groupOf={({ at }) => shopDayAgo(at, Date.now())}
          row={(entry) => <MessageRow message={entry} />}
          empty={
            <Empty
              page
              picture="orders"
              title={tab === 'all' ? '还没有消息' : `没有${KINDS[tab].text}消息`}
              text="订单、退款、处方和到货的消息会记在这里"
            >
              <Button size="m" kind="outline" onPress={() => go('pushNotification')}>
                消息推送设置
              </Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
