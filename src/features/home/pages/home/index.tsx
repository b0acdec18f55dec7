import { View } from '@tarojs/components'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { useMallConfig, useMallConfigKnown } from '@/domain/mallConfig/useMallConfig'
import { useSession } from '@/platform/session'
import { useElder } from '@/ui/elder'
import { useElderOffer } from '@/ui/useElderOffer'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { Banners } from '../../parts/Banners'
import { BelowFoldLater } from '../../parts/BelowFoldLater'
import { CallPharmacist } from '../../parts/CallPharmacist'
import { ElderTiles } from '../../parts/ElderTiles'
import { Entries } from '../../parts/Entries'
import { FamilyCard } from '../../parts/FamilyCard'
import { HomeHead } from '../../parts/HomeHead'
import { NewMemberCoupon } from '../../parts/NewMemberCoupon'
import { Services } from '../../parts/Services'
import { Symptoms } from '../../parts/Symptoms'
import './index.scss'

/** Route `home`. The elder version has four large ways in, the pharmacist's phone and no advertising (board 46). */
export default function HomePage() {
  const home = useRead(mall.home, {})
  const config = useMallConfig()
  const configKnown = useMallConfigKnown()
  const member = useSession((session) => session.member)
  const elder = useElder((mode) => mode.elder)
  usePullToRefresh(() => makeStale(mall.home, mall.config))
  useElderOffer()

  const { greetingName, symptoms, repurchase, ordersUnderWay } = home.data ?? mall.home.fallback
  // What stands further up waits for what may come above it, so that nothing jumps; the family's card is a member's only.
  const headKnown = home.status !== 'loading' || !member
  const allKnown = home.status !== 'loading' && configKnown
  const family = repurchase && <FamilyCard repurchase={repurchase} />
  return (
    <Screen tab="home" nav="none" tint="green">
      <HomeHead greetingName={greetingName} slogan={configKnown ? config.slogan : undefined} />
      <View className="stack pad home">
        {headKnown && (
          <>
            {!elder && family}
            {elder ? <ElderTiles ordersUnderWay={ordersUnderWay} /> : <Services />}
            {elder && <CallPharmacist />}
            {elder && family}
            {!elder && <Entries />}
          </>
        )}
        {allKnown ? (
          <>
            {!elder && config.newUserCouponAd && <NewMemberCoupon ad={config.newUserCouponAd} />}
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
