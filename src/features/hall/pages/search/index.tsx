import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePages } from '@/api/usePages'
import { hall } from '@/contract/hall'
import type { Sort } from '@/contract/search'
import { CartBar } from '@/domain/cart/CartBar'
import { DangerHelp } from '@/domain/search/DangerHelp'
import { NeedCard } from '@/domain/search/NeedCard'
import { SearchHead } from '@/domain/search/SearchHead'
import { Sorts } from '@/domain/search/Sorts'
import { shortened } from '@/lib/shortened'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { ForAdults } from '../../ForAdults'
import { HallList, PAGE_SIZE } from '../../HallList'

/** Route `maleHallSearch`: what is typed stands in no address, no list and no storage; it is gone with the page. */
export default function MaleHallSearchPage() {
  return (
    <ForAdults>
      <HallSearch />
    </ForAdults>
  )
}

function HallSearch() {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [sort, setSort] = useState<Sort>('overall')
  const found = usePages(hall.products, { query: { keyword: asked, sort, size: PAGE_SIZE } }, { enabled: asked !== '' })
  const { danger, need, tipDetails } = found.first ?? {}
  return (
    <Screen nav="none" bottomBar={!danger && <CartBar />}>
      <SearchHead value={typed} onChange={setTyped} onSearch={() => setAsked(typed.trim())} label="在馆内搜索" placeholder="药名或症状" />
      {danger ? (
        <DangerHelp danger={danger} />
      ) : asked === '' ? (
        <View className="padding-gutter margin-top-12 text-14 color-secondary">只找馆里的商品。搜过的词不会保存，离开这一页就没有了。</View>
      ) : (
        <>
          {need && <NeedCard need={need} />}
          <View className="padding-gutter stack margin-top-12 padding-bottom-32">
            {found.entries.length > 0 && <Sorts sort={sort} onSort={setSort} />}
            {tipDetails && found.entries.length > 0 && (
              <Notice kind="info">
                {tipDetails.isCut ? '搜索词较长' : `没有找到「${shortened(tipDetails.typed)}」`}，为您显示「{shortened(tipDetails.searched)}
                」的结果
              </Notice>
            )}
            <HallList
              of={found}
              empty={
                <Empty page title="馆里没有找到" text="换个词再试，或问药师">
                  <Button kind="outline" onPress={() => go('search')}>
                    到全部商品里找
                  </Button>
                  <Button onPress={() => go('pharmacist')}>问药师</Button>
                </Empty>
              }
            />
          </View>
        </>
      )}
    </Screen>
  )
}
