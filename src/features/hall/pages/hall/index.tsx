import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePages } from '@/api/usePages'
import { hall } from '@/contract/hall'
import type { Sort } from '@/contract/search'
import { CartBar } from '@/domain/cart/CartBar'
import { LinkGroups, type LinkGroup } from '@/domain/links/LinkGroups'
import { Sorts } from '@/domain/search/Sorts'
import { go } from '@/routes/go'
import { SearchEntry } from '@/ui/form/SearchEntry'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Tabs } from '@/ui/press/Tabs'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ForAdults, readAnew, useOpening } from '../../ForAdults'
import { HallList, PAGE_SIZE } from '../../HallList'
import { Promises } from './Promises'
import { WhoAsksFirst } from './WhoAsksFirst'
import './index.scss'

const ALL = 'all'
const TEXTS: readonly LinkGroup[] = [{ title: '关于这里', names: ['maleAbout', 'malePrivacy', 'maleUserClause', 'certificate'] }]

/** Route `maleHall`: what the shop promises there, goods by category, whom to ask, and its texts. What is chosen stands in no address. */
export default function MaleHallPage() {
  usePullToRefresh(readAnew)
  return (
    <ForAdults>
      <Hall />
    </ForAdults>
  )
}

function Hall() {
  const { data } = useOpening()
  const [category, setCategory] = useState(ALL)
  const [sort, setSort] = useState<Sort>('overall')
  const found = usePages(hall.products, { query: { sort, size: PAGE_SIZE, ...(category !== ALL && { categoryId: category }) } })
  const tabs = [{ key: ALL, text: '全部' }, ...(data?.categories ?? []).map(({ categoryId, name }) => ({ key: categoryId, text: name }))]
  return (
    <Screen
      tint="sky"
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('pharmacist')}>
          问药师
        </Press>
      }
      bottomBar={<CartBar />}
    >
      <View className="padding-gutter stack">
        <Promises />
        <SearchEntry placeholder="在馆内搜索，不留记录" onPress={() => go('maleHallSearch')} />
      </View>
      {tabs.length > 2 && (
        <Affix className="margin-top-8">
          <Tabs label="分类" tabs={tabs} value={category} onChange={setCategory} scroll />
        </Affix>
      )}
      <View className="padding-gutter stack margin-top-12 padding-bottom-32">
        <Sorts sort={sort} onSort={setSort} />
        <HallList
          of={found}
          empty={
            <Empty title="这里还没有商品" text="换一个分类看看，或问药师">
              {category !== ALL && <Button onPress={() => setCategory(ALL)}>看全部商品</Button>}
            </Empty>
          }
        />
        <WhoAsksFirst />
        <LinkGroups groups={TEXTS} />
      </View>
    </Screen>
  )
}
