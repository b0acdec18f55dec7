import { View } from '@tarojs/components'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { useMallConfig, useMallConfigKnown } from '@/domain/mallConfig/useMallConfig'
import { useSession } from '@/platform/session'
import { useElder } from '@/ui/elder'
import { Failure } from '@/ui/Failure'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { Banners } from '../../parts/Banners'
import { BelowFoldLater } from '../../parts/BelowFoldLater'
import { Entries } from '../../parts/Entries'
import { HomeHead } from '../../parts/HomeHead'
import { MemberCouponLater } from '../../parts/MemberCouponLater'
import { NewMemberCoupon } from '../../parts/NewMemberCoupon'
import { Services } from '../../parts/Services'
import { Symptoms } from '../../parts/Symptoms'
import { useElderHead } from '../../parts/useElderHead'
import { useFamilyCard } from '../../parts/useFamilyCard'
import './index.scss'

/** Route `home`. The elder version has four large ways in, the pharmacist's phone and no advertising (board 46). */
export default function HomePage() {
  const home = useRead(mall.home, {})
  const config = useMallConfig()
  const configKnown = useMallConfigKnown()
  const member = useSession((session) => session.member)
  const elder = useElder((mode) => mode.elder)
  usePullToRefresh(() => makeStale(mall.home, mall.config))

  const { greetingName, symptoms, repurchase, ordersUnderWay } = home.data ?? mall.home.fallback
  // What stands further up waits for what may come above it, so that nothing jumps; the family's card is a member's only.
  const { Part: FamilyCard, failed: noFamily } = useFamilyCard({ when: Boolean(member) })
  const elderHead = useElderHead({ when: elder })
  const familyKnown = !member || (home.status !== 'loading' && (!repurchase || FamilyCard || noFamily))
  const headKnown = familyKnown && (!elder || elderHead.Part || elderHead.failed)
  const allKnown = home.status !== 'loading' && configKnown && headKnown
  const { newUserCouponAd: ad } = config
  const family = repurchase && FamilyCard && <FamilyCard repurchase={repurchase} />
  return (
    <Screen tab="home" nav="none" tint="green">
      <HomeHead greetingName={greetingName} slogan={configKnown ? config.slogan : undefined} />
      <View className="stack pad home">
        {headKnown && (
          <>
            {!elder && family}
            {!elder && <Services />}
            {elder && elderHead.Part && <elderHead.Part ordersUnderWay={ordersUnderWay} />}
            {elder && elderHead.failed && <Failure compact onRetry={elderHead.load} />}
            {elder && family}
            {!elder && <Entries />}
          </>
        )}
        {allKnown ? (
          <>
            {!elder && ad && (member ? <MemberCouponLater ad={ad} /> : <NewMemberCoupon ad={ad} />)}
            {!elder && <Banners banners={config.commonResource1} />}
            <Symptoms of={home} symptoms={symptoms} />
            <BelowFoldLater articles={config.commonResource3} />
          </>
        ) : (
          <Skeleton rows={4} />
        )}
      </View>
    </Screen>
  )
}
