import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import type { Output } from '@/contract/endpoint'
import { svip, type SvipSendState } from '@/contract/svip'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Rights } from '../../Rights'
import { TrialCard } from './TrialCard'

type Opened = Output<typeof svip.open>
const TITLE = 'SVIP 体验卡'
const refresh = () => refetch(svip.sent)

/** Why one cannot be opened, and what that means. */
const CLOSED: Readonly<Record<Exclude<SvipSendState, 'offered'>, { title: string; text: string }>> = {
  opened: { title: '这张体验卡已被领取', text: '如果是您领的，可以到 SVIP 页查看会员卡' },
  withdrawn: { title: '这张体验卡已被撤回', text: '可以请送卡的人再送一张' },
  lapsed: { title: '这张体验卡已过期', text: '可以请送卡的人再送一张' },
}

/** A friend’s side: what was sent, and the button that makes it his own. It costs nothing, so that it is opened on iOS, too. */
export function Offered({ sendId }: { sendId: string }) {
  const sent = useRead(svip.sent, { params: { sendId } }, { staleTime: 0 })
  const [opened, setOpened] = useState<Opened>()
  usePullToRefresh(refresh)
  if (sent.data === undefined && isUnknown(sent.error))
    return <Closed title="没有找到这张体验卡" text="链接可能不完整，可以请送卡的人再发一次" />
  const { data } = sent
  if (data && data.state !== 'offered' && !opened) return <Closed {...CLOSED[data.state]} />
  return (
    <Screen
      title={TITLE}
      {...(sent.status !== 'failed' && { tint: 'deep' })}
      bottomBar={data && <Bar sendId={sendId} opened={opened} onOpened={setOpened} />}
    >
      <Loaded of={sent} skeleton={1}>
        {({ months, rights, until }) => (
          <>
            <TrialCard months={months} until={until} lastDay={opened?.lastDay} />
            <View className="stack padding-gutter padding-bottom-32 margin-top-16 relative">
              <View className="q-card">
                <Rights rights={rights} />
              </View>
              <View className="text-13 color-secondary">体验卡不收费，到期不自动续费。谁先领取就归谁，每人可领一张。</View>
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const Closed = ({ title, text }: { title: string; text: string }) => (
  <Screen title={TITLE}>
    <Empty page picture="orders" title={title} text={text}>
      <Button onPress={() => replaceBy('svip')}>去看 SVIP</Button>
    </Empty>
  </Screen>
)

type BarProps = { sendId: string; opened: Opened | undefined; onOpened: (opened: Opened) => void }

/** A visitor logs in first, and comes back to the card. */
function Bar({ sendId, opened, onOpened }: BarProps) {
  const attempt = useAttempt()
  const open = async () => {
    if (!useSession.getState().member) return openLogin()
    try {
      onOpened(await attempt(svip.open, { params: { sendId } }))
    } catch (error) {
      // Somebody else was quicker, or it was taken back meanwhile.
      if (error instanceof ApiError && error.status === 409) void refresh()
      throw error
    }
    return undefined
  }
  return (
    <BottomBar>
      {opened ? (
        <Button kind="gold" grow onPress={() => go('svip')}>
          查看会员卡
        </Button>
      ) : (
        <Button kind="gold" grow onPress={open}>
          立即领取
        </Button>
      )}
    </BottomBar>
  )
}
