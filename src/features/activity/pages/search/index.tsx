import { useState } from 'react'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { CartBar } from '@/domain/cart/CartBar'
import { SearchHead } from '@/domain/search/SearchHead'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { PromotionGoods } from '../../PromotionGoods'
import '../../activity.scss'

/** Route `activitySearch`: what of a promotion’s products is called so. What is looked for here stands in no history. */
export default function ActivitySearchPage() {
  const { id, keyword = '' } = useParams('activitySearch')
  const [typed, setTyped] = useState(keyword)
  const [asked, setAsked] = useState(keyword)
  return (
    <Screen nav="none" bottomBar={asked !== '' && <CartBar />}>
      <SearchHead
        value={typed}
        onChange={setTyped}
        onSearch={() => setAsked(typed.trim())}
        label="搜索活动商品"
        placeholder="搜活动商品"
        autoFocus={keyword === ''}
      />
      {id === undefined ? (
        <Empty page picture="orders" title="没有这个活动" text="可能已经结束，看看别的活动吧">
          <Button onPress={() => replaceBy('activityCategory')}>正在进行的活动</Button>
        </Empty>
      ) : asked === '' ? (
        <Empty page picture="cart" title="搜索活动商品" text="输入药名、品牌或症状，只找参加这个活动的商品" />
      ) : (
        <PromotionGoods
          key={asked}
          promotionId={id}
          keyword={asked}
          empty={
            <Empty page picture="cart" title={`没有找到「${asked}」`} text="参加这个活动的商品里没有，可以在全部商品里找">
              <Button onPress={() => go('searchResult', { keyword: asked })}>搜索全部商品</Button>
            </Empty>
          }
          danger={
            <Empty page picture="orders" title="您输入的可能是急症" text="先看看该怎么办，不要耽误">
              <Button onPress={() => replaceBy('searchResult', { keyword: asked })}>查看急救提示</Button>
            </Empty>
          }
        />
      )}
    </Screen>
  )
}
