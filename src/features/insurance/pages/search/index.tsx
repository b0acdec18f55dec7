import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePages } from '@/api/usePages'
import { insurance } from '@/contract/insurance'
import { DangerHelp } from '@/domain/search/DangerHelp'
import { SearchHead } from '@/domain/search/SearchHead'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { InsuredBar } from '../../InsuredBar'
import { InsuredList, PAGE_SIZE } from '../../InsuredList'
import { useBenefit } from '../../useBenefit'

/** Routes `insuranceSearch` and `mallInsuranceSearch`: goods that an insurer pays, by words. Nothing of it is kept. */
export default function InsuranceSearchPage() {
  const { benefitId, keyword = '' } = useParams('insuranceSearch')
  const own = useBenefit(benefitId)
  const [typed, setTyped] = useState(keyword)
  const [asked, setAsked] = useState(keyword.trim())
  const by = own.benefit ? { benefitId: own.benefit.benefitId } : {}
  const found = usePages(
    insurance.products,
    { query: { ...by, keyword: asked, size: PAGE_SIZE } },
    { enabled: own.isKnown && asked !== '' },
  )
  const danger = found.first?.danger
  return (
    <Screen nav="none" bottomBar={!danger && <InsuredBar of={own} />}>
      <SearchHead
        value={typed}
        onChange={setTyped}
        onSearch={() => setAsked(typed.trim())}
        label="在商保专区里找"
        placeholder="药名或症状"
      />
      {danger ? (
        <DangerHelp danger={danger} />
      ) : asked === '' ? (
        <View className="padding-gutter margin-top-12 text-14 color-secondary">只找商保能付的商品，搜索词不会保存</View>
      ) : (
        <View className="padding-gutter stack margin-top-12 padding-bottom-32">
          <InsuredList
            of={found}
            empty={
              <Empty page title={`商保专区里没有「${asked}」`} text="可以到全部商品里找，自己付钱买">
                <Button kind="outline" onPress={() => go('pharmacist')}>
                  问药师
                </Button>
                <Button onPress={() => go('searchResult', { keyword: asked })}>到全部商品里找</Button>
              </Empty>
            }
          />
        </View>
      )}
    </Screen>
  )
}
