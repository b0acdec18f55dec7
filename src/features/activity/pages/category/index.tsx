import { isUnknown } from '@/api/errors'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { promotion, type PromotionPage } from '@/contract/promotion'
import { search } from '@/contract/search'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Tabs } from '@/ui/press/Tabs'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { View } from '@tarojs/components'
import { PromotionCartBar } from '../../PromotionCartBar'
import { PromotionGoods } from '../../PromotionGoods'
import { PromotionHead } from '../../PromotionHead'
import { Running } from './Running'

/** Route `activityCategory`: the products of a promotion by category; without an `id` the promotions that run. */
export default function ActivityCategoryPage() {
  const { id, categoryId } = useParams('activityCategory')
  if (id === undefined) return <Running />
  return <Promotion key={id} promotionId={id} first={categoryId} />
}

const ALL = 'all'

function Promotion({ promotionId, first = ALL }: { promotionId: string; first: string | undefined }) {
  const page = useRead(promotion.detail, { params: { promotionId } })
  const [category, setCategory] = useState(first)
  usePullToRefresh(() => refetch(promotion.detail, search.result))
  if (page.data === undefined && isUnknown(page.error))
    return (
      <Screen>
        <Empty page picture="orders" title="没有这个活动" text="可能已经结束，看看别的活动吧">
          <Button onPress={() => replaceBy('activityCategory')}>正在进行的活动</Button>
        </Empty>
      </Screen>
    )
  return (
    <Screen
      navRight={page.data && <IconButton name="search" label="搜索活动商品" onPress={() => go('activitySearch', { id: promotionId })} />}
      bottomBar={page.data && <PromotionCartBar promotion={page.data} />}
    >
      <Loaded of={page} skeleton={1}>
        {(data) => (
          <>
            <View className="padding-gutter stack">
              <PromotionHead promotion={data} />
            </View>
            <Categories of={data} value={category} onChange={setCategory} />
            <PromotionGoods
              key={category}
              promotionId={promotionId}
              categoryId={category === ALL ? undefined : category}
              empty={<Empty page picture="cart" title="暂时没有可买的活动商品" text="商品补货后会在这里" />}
            />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

type CategoriesProps = { of: PromotionPage; value: string; onChange: (category: string) => void }

function Categories({ of: { categories }, value, onChange }: CategoriesProps) {
  if (categories.length < 2) return null
  const tabs = [{ key: ALL, text: '全部' }, ...categories.map(({ categoryId, name }) => ({ key: categoryId, text: name }))]
  return (
    <Affix>
      <Tabs label="分类" tabs={tabs} value={value} onChange={onChange} scroll className="margin-top-8" />
    </Affix>
  )
}
