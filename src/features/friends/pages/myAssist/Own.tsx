import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { assist } from '@/contract/assist'
import { go, replaceBy } from '@/routes/go'
import { pageUrl } from '@/routes/resolve'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Tag } from '@/ui/text/Tag'
import { AssistHead } from '../../AssistHead'
import { Progressed } from '../../Progressed'
import { Ticket } from '../../Ticket'
import { TimeLeft } from '../../TimeLeft'
import { Helps } from './Helps'
import { ShareSheet } from './ShareSheet'
import { headOf, TICKETS, type OwnAssist } from './words'
import '../../friends.scss'
import '../../assist.scss'

const SAYS = '请您帮忙助力，点一下就好'
const refresh = () => refetch(assist.own)

/** How far an assist of one’s own is, who helped, and the link for those who are missing. */
export function Own({ assistId }: { assistId: string }) {
  const own = useRead(assist.own, { params: { assistId } }, { staleTime: 0 })
  const [isSharing, setSharing] = useState(false)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (own.at > 0) void refresh()
  })
  if (own.data === undefined && isUnknown(own.error))
    return (
      <Screen>
        <Empty page picture="orders" title="没有找到这个助力" text="可以在“我的助力”里查看发起过的">
          <Button onPress={() => replaceBy('myAssist')}>我的助力</Button>
        </Empty>
      </Screen>
    )
  return (
    <Screen
      title="邀请助力"
      tint="green"
      share={{ byButton: { title: SAYS, path: pageUrl('assistSharer', { id: assistId }) } }}
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('shareHelp')}>
          规则
        </Press>
      }
    >
      <Loaded of={own} skeleton={1}>
        {(data) => (
          <>
            <AssistHead title={headOf(data)}>
              {data.state === 'open' ? <TimeLeft until={data.endsAt} clock={{ ...data, at: own.at }} onEnd={refresh} /> : undefined}
            </AssistHead>
            <View className="stack padding-gutter padding-bottom-32 assist__body">
              <View className="q-card assist__card">
                <Progressed {...data} names={[...data.helps].reverse().map(({ name }) => name)} />
                <Way of={data} onShare={() => setSharing(true)} />
              </View>
              <Ticket
                of={data.coupon}
                title={data.coupon.name}
                text={TICKETS[data.state].text}
                right={<Tag kind={data.state === 'rewarded' ? 'green' : 'plain'}>{TICKETS[data.state].tag}</Tag>}
              />
              <Helps of={data} />
            </View>
          </>
        )}
      </Loaded>
      {own.data && (
        <ShareSheet assistId={isSharing ? assistId : undefined} coupon={own.data.coupon} says={SAYS} onClose={() => setSharing(false)} />
      )}
    </Screen>
  )
}

/** What its member may do next. */
function Way({ of: { state, activityId, couponId, refusedFor }, onShare }: { of: OwnAssist; onShare: () => void }) {
  if (state === 'inReview') return <View className="text-14 color-body text-center margin-top-16">工作人员正在核实，有结果会通知您</View>
  return (
    <View className="margin-top-16">
      {state === 'open' && (
        <>
          <Button block icon="share" onPress={onShare}>
            请家人帮忙助力
          </Button>
          <View className="text-13 color-secondary text-center margin-top-12">每人每天最多为您助力 1 次，无需购买</View>
        </>
      )}
      {state === 'rewarded' && (
        <Button block onPress={() => (couponId === null ? go('couponList') : go('couponProducts', { couponId }))}>
          去使用
        </Button>
      )}
      {state === 'lapsed' && (
        <Button block kind="outline" onPress={() => replaceBy('assist', { id: activityId })}>
          再发起一次
        </Button>
      )}
      {state === 'refused' && (
        <>
          <View className="text-14 color-body text-center">原因：{refusedFor}</View>
          <Button block kind="outline" className="margin-top-12" onPress={() => go('kf')}>
            有异议，联系客服
          </Button>
        </>
      )}
    </View>
  )
}
