import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { lottery } from '@/contract/lottery'
import { LotteryStatus } from '@/contract/lotteryActivity'
import { shopDay } from '@/lib/time'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { wholeAddress } from '@/platform/share'
import { go } from '@/routes/go'
import { publicUrl } from '@/routes/resolve'
import { urlOf } from '@/routes/urlOf'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Notice } from '@/ui/card/Notice'
import { Grid, type Centre } from './Grid'
import { MoreChances } from './MoreChances'
import { ShareSheet } from './ShareSheet'
import { useDraw } from './useDraw'
import { Winners } from './Winners'

type Of = Output<typeof lottery.jackpot>
type Props = { of: Of; shared: string | undefined; setShared: (shareId: string | undefined) => void; title: string }

export function Jackpot({ of, shared, setShared, title }: Props) {
  const { activityId, prizes, winners, status, stoppedFor, enabled } = of
  const member = useSession((session) => session.member)
  const { lit, isDrawing, isUnknown, press } = useDraw({ activityId, prizes })
  const chances = useRead(lottery.number, { query: { activityId } }, { staleTime: 0 })
  const share = async () => setShared((await write(lottery.share, { body: { activityId } })).shareId)
  const number = chances.data?.number
  return (
    <>
      <View className="text-center draw__head">
        <View className="text-32 serif weight-bold">{of.title}</View>
        <View className="text-14 num margin-top-4">{periodText(of)}</View>
        <Winners winners={winners} />
      </View>
      {status === LotteryStatus.stopped && (
        <Notice kind="danger" icon="warning">
          活动已停止：{stoppedFor}。已经中的奖照常兑现，没有用的积分次数退回积分。
        </Notice>
      )}
      <Grid
        prizes={prizes}
        lit={lit}
        isBusy={isDrawing}
        centre={centreOf(of, { isMember: member !== undefined, isDrawing, isUnknown, number, press })}
      />
      {member && enabled && <MoreChances of={of} onShare={share} />}
      {member && <MyPrizes />}
      <ShareSheet
        url={shared === undefined ? undefined : wholeAddress(publicUrl('lottery', { shareId: shared }))}
        title={title}
        onClose={() => setShared(undefined)}
      />
    </>
  )
}

function MyPrizes() {
  const { waiting } = useRead(lottery.counts, {}, { staleTime: 0 }).data ?? { waiting: 0 }
  return (
    <CellGroup>
      <Cell title="我的奖品" value={waiting > 0 ? `${waiting} 件待领取` : undefined} href={urlOf('prizes')} onPress={() => go('prizes')} />
    </CellGroup>
  )
}

/** 10 月 20 日 – 11 月 20 日: with the last whole day. */
const periodText = ({ beginDate, endDate }: Of) => `${shopDay(beginDate)} – ${shopDay(lastDay(endDate))}`
/** What ends at midnight ends with the day before. */
const lastDay = (end: string) => new Date(Date.parse(end) - 1)

type Now = { isMember: boolean; isDrawing: boolean; isUnknown: boolean; number: number | undefined; press: () => Promise<void> }

/** What the middle of the grid says, and whether it can be pressed. */
function centreOf({ status, beginDate }: Of, { isMember, isDrawing, isUnknown, number, press }: Now): Centre {
  if (isUnknown && isMember) return { title: '查看结果', text: '上一次抽奖', onPress: press }
  if (status === LotteryStatus.coming) return { title: '未开始', text: `${shopDay(beginDate)}开始` }
  if (status === LotteryStatus.over) return { title: '已结束', text: '谢谢参与' }
  if (status !== LotteryStatus.active) return { title: '已停止', text: '谢谢参与' }
  if (!isMember) return { title: '抽奖', text: '登录后参加', onPress: openLogin }
  if (isDrawing) return { title: '抽奖', text: '正在抽', onPress: press }
  if (number === undefined) return { title: '抽奖', text: '正在查次数' }
  return number > 0 ? { title: '抽奖', text: `剩 ${number} 次`, onPress: press } : { title: '抽奖', text: '次数用完了' }
}
