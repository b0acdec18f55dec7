import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { useMallConfig, useMallConfigKnown } from '@/domain/mallConfig/useMallConfig'
import { useRoomLeft } from '@/domain/rendered/memberHome'
import { useSession } from '@/platform/session'
import { useElder } from '@/ui/text/elder'
import { Failure } from '@/ui/state/Failure'
import { Screen } from '@/ui/shell/Screen'
import { Skeleton } from '@/ui/state/Skeleton'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Banners } from './Banners'
import { LazyBelowFold } from './LazyBelowFold'
import { Entries } from './Entries'
import { HomeHead } from './HomeHead'
import { LazyMemberCoupon } from './LazyMemberCoupon'
import { NewMemberCoupon } from './NewMemberCoupon'
import { Services } from './Services'
import { Symptoms } from './Symptoms'
import { useElderHead } from './useElderHead'
import { useFamilyCard } from './useFamilyCard'
import './index.scss'

/** Route `home`. The elder version has four large ways in, the pharmacist's phone and no advertising (board 46). */
export default function HomePage() {
  const home = useRead(mall.home, {}, { keeps: true })
  const config = useMallConfig()
  const configKnown = useMallConfigKnown()
  const member = useSession((session) => session.member)
  const elder = useElder((mode) => mode.elder)
  usePullToRefresh(() => refetch(mall.home, mall.config))

  const { greetingName, symptoms, repurchase, ordersUnderWay } = home.data ?? mall.home.fallback
  // What stands further up waits for what may come above it, so that nothing jumps; the family's card is a member's only.
  // Where room is left for the card nothing waits.
  const isRoomLeft = useRoomLeft()
  const { Part: FamilyCard, failed: noFamily } = useFamilyCard({
    when: Boolean(member),
    isNone: Boolean(member) && home.at > 0 && !repurchase,
    isUnread: Boolean(member) && home.status === 'failed',
  })
  const elderHead = useElderHead({ when: elder })
  const isOwn = home.at > 0 || home.status === 'failed'
  const familyKnown = !member || isRoomLeft || (isOwn && (!repurchase || FamilyCard || noFamily))
  const headKnown = familyKnown && (!elder || elderHead.Part || elderHead.failed)
  const allKnown = home.status !== 'loading' && configKnown && headKnown
  const { newUserCouponAd: ad } = config
  const family = repurchase && FamilyCard && <FamilyCard repurchase={repurchase} />
  const ailments = <Symptoms of={home} symptoms={symptoms} />
  return (
    <Screen tab="home" nav="own" tint="green">
      <HomeHead greetingName={greetingName} slogan={configKnown ? config.slogan : undefined} />
      <View className="stack padding-gutter home">
        {headKnown && (
          <>
            {!elder && family}
            {!elder && <Services consults={configKnown ? config.consults === true : undefined} />}
            {!elder && ailments}
            {elder && elderHead.Part && <elderHead.Part ordersUnderWay={ordersUnderWay} />}
            {elder && elderHead.failed && <Failure compact onRetry={elderHead.load} />}
            {elder && family}
            {!elder && <Entries />}
          </>
        )}
        {allKnown ? (
          <>
            {!elder && ad && (member ? <LazyMemberCoupon ad={ad} /> : <NewMemberCoupon ad={ad} />)}
            {!elder && <Banners banners={config.commonResource1} />}
            {elder && ailments}
            <LazyBelowFold articles={config.commonResource3} />
          </>
        ) : (
          <Skeleton rows={4} />
        )}
      </View>
    </Screen>
  )
}
