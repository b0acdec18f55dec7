import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { assist, HELPS_A_DAY, type HelpStanding, type Wish } from '@/contract/assist'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { AssistHead } from '../../AssistHead'
import { Progressed } from '../../Progressed'
import { TimeLeft } from '../../TimeLeft'
import { Wishes } from './Wishes'
import '../../friends.scss'
import '../../assist.scss'

/** Route `assistSharer`: a friend’s side of an assist: nobody is named, and the button that helps. */
export default function SharerPage() {
  const { id = '' } = useParams('assistSharer')
  const userId = useSession(({ member }) => member?.userId)
  return <Sharer key={`${id} ${userId}`} assistId={id} isMember={userId !== undefined} />
}

type Why = { title: string; text: string; action: string; onAction: () => unknown }
const MORE = { action: '我也去发起', onAction: () => replaceBy('toAssist') }

/** Why nobody can help here, and the way on. */
const WHY: Readonly<Record<Exclude<HelpStanding, 'open' | 'own'>, Why>> = {
  helped: { title: '您已经助力过了', text: '同一个助力每人 1 次，谢谢您', ...MORE },
  today: { title: '今天已经为这位家人助力过', text: '每天 1 次，明天可以再来', ...MORE },
  limit: { title: '今天的助力次数已用完', text: `每人每天最多助力 ${HELPS_A_DAY} 次，明天可以再来`, ...MORE },
  complete: { title: '助力的人数已经够了', text: '不用再助力了，谢谢您', ...MORE },
  over: { title: '这个助力已经结束', text: '可以请发给您的人再发起一次', ...MORE },
}
const ownOf = (id: string): Why => ({
  ...{ title: '这是您自己的助力', text: '发给家人或朋友，对方助力后您会看到' },
  ...{ action: '查看我的助力', onAction: () => replaceBy('myAssist', { id }) },
})
const NOT_FOUND: Why = {
  ...{ title: '没有找到这个助力', text: '链接可能不完整，可以请朋友再发一次' },
  ...{ action: '先逛逛', onAction: () => go('home') },
}

type Props = { assistId: string; isMember: boolean }
const refresh = () => refetch(assist.seen)

function Sharer({ assistId, isMember }: Props) {
  const seen = useRead(assist.seen, { params: { assistId } }, { staleTime: 0 })
  const [wish, setWish] = useState<Wish>('care')
  const [helped, setHelped] = useState<number>()
  usePullToRefresh(refresh)
  if (seen.data === undefined && isUnknown(seen.error)) return <Closed {...NOT_FOUND} />
  const standing = seen.data?.standing
  if (standing && standing !== 'open' && helped === undefined) return <Closed {...(standing === 'own' ? ownOf(assistId) : WHY[standing])} />
  const isDone = helped !== undefined
  return (
    <Screen tint="green" bottomBar={standing && <Bar {...{ assistId, isMember, wish, isDone }} onHelped={setHelped} />}>
      <Loaded of={seen} skeleton={1}>
        {(data) => (
          <>
            <AssistHead title={isDone ? ['谢谢您', '助力已经送到'] : ['家人请您', '帮忙助力']}>
              {isDone ? undefined : <TimeLeft until={data.endsAt} clock={{ ...data, at: seen.at }} onEnd={refresh} />}
            </AssistHead>
            <View className="stack padding-gutter padding-bottom-32 assist__body">
              <View className="q-card assist__card">
                <Progressed helped={helped ?? data.helped} friends={data.friends} />
              </View>
              {!isDone && <Wishes value={wish} onChange={setWish} />}
              <View className="text-13 color-secondary">
                助力不收费，也不要求购买。请您助力的人看得到您名称的第一个字、选的话和时间，看不到别的。
              </View>
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const Closed = ({ title, text, action, onAction }: Why) => (
  <Screen>
    <Empty page picture="orders" title={title} text={text}>
      <Button onPress={onAction}>{action}</Button>
    </Empty>
  </Screen>
)

type BarProps = Props & { wish: Wish; isDone: boolean; onHelped: (helped: number) => void }

/** A visitor logs in first, and comes back to help. */
function Bar({ assistId, isMember, wish, isDone, onHelped }: BarProps) {
  const attempt = useAttempt()
  const help = async () => {
    if (!isMember) return openLogin()
    try {
      onHelped((await attempt(assist.help, { params: { assistId }, body: { wish } })).helped)
    } catch (error) {
      // What stands against it is said in the place of the page.
      if (error instanceof ApiError && error.status === 409) void refresh()
      throw error
    }
    return undefined
  }
  return (
    <BottomBar>
      {isDone ? (
        <>
          <Button kind="outline" onPress={() => go('home')}>
            去逛逛
          </Button>
          <Button grow onPress={() => go('toAssist')}>
            我也去发起
          </Button>
        </>
      ) : (
        <Button grow onPress={help}>
          {isMember ? '帮忙助力' : '登录后助力'}
        </Button>
      )}
    </BottomBar>
  )
}
