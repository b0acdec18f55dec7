import { useRead } from '@/api/useRead'
import { lotteryActivity, LotteryStatus } from '@/contract/lotteryActivity'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'

/** The way to the draw that runs; nothing where none does. */
export function LotteryRow() {
  const { activity } = useRead(lotteryActivity.current, {}).data ?? {}
  if (activity?.status !== LotteryStatus.active) return null
  return <LinkCard icon="gift" title="健康好礼" text={activity.title} href={urlOf('lottery')} onPress={() => go('lottery')} />
}
