import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { insurance } from '@/contract/insurance'
import { LimitBar } from '@/domain/insurance/LimitBar'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { SearchEntry } from '@/ui/form/SearchEntry'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Segmented, Tabs } from '@/ui/press/Tabs'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { InsuredBar } from '../../InsuredBar'
import { InsuredList, PAGE_SIZE } from '../../InsuredList'
import { useBenefit } from '../../useBenefit'

const ALL = 'all'

/** Routes `insuranceSection` and `mallInsuranceSection`: goods that an insurer pays, by category, and what is left of the year. */
export default function InsuranceSectionPage() {
  const own = useBenefit(useParams('insuranceSection').benefitId)
  const { benefit, running, isKnown, choose } = own
  const [category, setCategory] = useState(ALL)
  const by = benefit ? { benefitId: benefit.benefitId } : {}
  const categories = useRead(insurance.category, { query: by }, { enabled: isKnown })
  const found = usePages(
    insurance.products,
    { query: { ...by, size: PAGE_SIZE, ...(category !== ALL && { categoryId: category }) } },
    { enabled: isKnown },
  )
  usePullToRefresh(() => refetch(insurance.mine, insurance.category, insurance.products, insurance.cart))
  const tabs = [
    { key: ALL, text: '全部' },
    ...(categories.data?.results ?? []).map(({ categoryId, name }) => ({ key: categoryId, text: name })),
  ]
  return (
    <Screen
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('insuranceEntrance')}>
          我的保单
        </Press>
      }
      bottomBar={<InsuredBar of={own} />}
    >
      <View className="padding-gutter stack">
        {running.length > 1 && benefit && (
          <Segmented
            label="用谁的保单"
            tabs={running.map(({ benefitId, insuredName }) => ({ key: benefitId, text: insuredName }))}
            value={benefit.benefitId}
            onChange={choose}
          />
        )}
        {benefit ? (
          <View className="q-card">
            <View className="text-14 color-secondary">
              {benefit.insuredName}的{benefit.planName}，保险公司付 {benefit.percent}%
            </View>
            <View className="margin-top-8">
              <LimitBar limit={benefit.limit} />
            </View>
          </View>
        ) : (
          isKnown && (
            <View className="q-card">
              <View className="text-14 color-body">绑定保单后，保险公司付它的部分，您只付剩下的。</View>
              <View className="margin-top-12">
                <Button block kind="soft" onPress={() => go('insuranceEntrance')}>
                  看方案，绑定保单
                </Button>
              </View>
            </View>
          )
        )}
        <SearchEntry placeholder="在商保专区里找" onPress={() => go('insuranceSearch', by)} />
      </View>
      {tabs.length > 2 && (
        <Affix className="margin-top-8">
          <Tabs label="分类" tabs={tabs} value={category} onChange={setCategory} scroll />
        </Affix>
      )}
      <View className="padding-gutter stack margin-top-12 padding-bottom-32">
        <InsuredList
          of={found}
          empty={
            <Empty title="这里还没有商品" text="换一个分类看看">
              {category !== ALL && <Button onPress={() => setCategory(ALL)}>看全部</Button>}
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
