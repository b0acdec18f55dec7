import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import type { Output } from '@/contract/endpoint'
import { svip } from '@/contract/svip'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { replaceBy } from '@/routes/go'
import { pageUrl } from '@/routes/resolve'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { awaited } from '../../awaited'
import { Gift } from './Gift'
import { Sent } from './Sent'
import { ShareSheet } from './ShareSheet'
import { useTrialName } from './useTrialName'

const isNone = ({ left, results }: Output<typeof svip.sends>) => left === 0 && results.length === 0
const refresh = () => refetch(svip.sends)

/** A member’s side: how many are left, what a friend has of one, and those that were sent. */
export function Sending({ isMember }: { isMember: boolean }) {
  const sends = useRead(svip.sends, {}, { staleTime: 0, enabled: isMember })
  const overview = useRead(svip.overview, {}, { enabled: isMember })
  const [passedOn, passOn] = useState<string>()
  const attempt = useAttempt()
  const says = `送您一张${useTrialName()}`
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (sends.at > 0) void refresh()
  })
  const send = async () => {
    try {
      passOn((await attempt(svip.send, {})).sendId)
    } catch (error) {
      // Sent on another device, or the membership has ended meanwhile.
      if (error instanceof ApiError && error.status === 409) void refresh()
      throw error
    }
  }
  if (!isMember)
    return (
      <Screen>
        <Empty page picture="orders" title="登录后赠送亲友卡" text="会员期内可以送体验卡给家人和朋友">
          <Button onPress={openLogin}>去登录</Button>
        </Empty>
      </Screen>
    )
  const { data } = sends
  return (
    <Screen
      share={{ byButton: passedOn === undefined ? undefined : { title: says, path: pageUrl('svipSend', { sendId: passedOn }) } }}
      bottomBar={
        data &&
        !isNone(data) && (
          <BottomBar>
            <Button kind="gold" grow disabled={data.left === 0} onPress={send}>
              {data.left > 0 ? '送出一张' : '现在没有可送的卡'}
            </Button>
          </BottomBar>
        )
      }
    >
      <Loaded
        of={overview.status === 'loading' ? awaited(sends) : sends}
        skeleton={1}
        empty={isNone}
        emptyView={
          <Empty page picture="orders" title="现在没有可送的亲友卡" text="会员期内可以送体验卡给家人和朋友">
            <Button onPress={() => replaceBy('svip')}>去看 SVIP</Button>
          </Empty>
        }
      >
        {({ left, results }) => (
          <View className="stack padding-gutter padding-bottom-32 margin-top-4">
            <Gift left={left} rights={overview.data?.card?.rights ?? []} />
            {results.length > 0 && <Sent sends={results} onPass={passOn} />}
          </View>
        )}
      </Loaded>
      <ShareSheet sendId={passedOn} says={says} onClose={() => passOn(undefined)} />
    </Screen>
  )
}
