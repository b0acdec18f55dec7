import { View } from '@tarojs/components'
import { makeStale } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { search } from '@/contract/search'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { ProductTile } from '@/domain/product/ProductTile'
import { useElder } from '@/ui/elder'
import { EndlessList } from '@/ui/EndlessList'
import { Screen } from '@/ui/Screen'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { Articles } from '../../parts/Articles'
import { Banners } from '../../parts/Banners'
import { CallPharmacist } from '../../parts/CallPharmacist'
import { ElderTiles } from '../../parts/ElderTiles'
import { Entries } from '../../parts/Entries'
import { FamilyCard } from '../../parts/FamilyCard'
import { HomeHead } from '../../parts/HomeHead'
import { NewMemberCoupon } from '../../parts/NewMemberCoupon'
import { Services } from '../../parts/Services'
import { Symptoms } from '../../parts/Symptoms'
import { Trust } from '../../parts/Trust'
import './index.scss'

/** Route `home`. The elder version has four large ways in, the pharmacist's phone and no advertising (board 46). */
export default function HomePage() {
  const home = useRead(mall.home, {})
  const config = useMallConfig()
  const feed = usePages(search.list, { query: { size: 20 } })
  const elder = useElder((mode) => mode.elder)
  usePullToRefresh(() => makeStale(mall.home, mall.config, search.list))
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
        {!elder && <Articles articles={config.commonResource3} />}
        <View className="t18 b c1 mt8">{elder ? '家里常备' : '为您推荐'}</View>
        <EndlessList className="q-grid2" of={feed} keyOf={(card) => card.productCode} row={(card, place) => <ProductTile card={card} source="home" eager={place < 2} />} />
        <Trust />
      </View>
    </Screen>
  )
}
