import { View } from '@tarojs/components'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useElder } from '@/ui/elder'
import { Screen } from '@/ui/Screen'
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
  const elder = useElder((mode) => mode.elder)
  usePullToRefresh(() => makeStale(mall.home, mall.config))
  useTabs()

  const { greetingName, symptoms, repurchase, ordersUnderWay } = home.data ?? mall.home.fallback
  return (
    <Screen tab="home" nav="none" tint="green">
      <HomeHead greetingName={greetingName} slogan={config.slogan} />
      <View className="stack pad home">
        {repurchase && !elder && <FamilyCard repurchase={repurchase} />}
        {elder ? <ElderTiles ordersUnderWay={ordersUnderWay} /> : <Services />}
        {elder && <CallPharmacist />}
        {repurchase && elder && <FamilyCard repurchase={repurchase} />}
        {!elder && <Entries />}
        {!elder && config.newUserCouponAd && <NewMemberCoupon ad={config.newUserCouponAd} />}
        {!elder && <Banners banners={config.commonResource1} />}
        <Symptoms of={home} symptoms={symptoms} />
        <BelowFoldLater articles={config.commonResource3} />
      </View>
    </Screen>
  )
}
