import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { mall, type Category } from '@/contract/mall'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { isOpenHere, openBanner } from '@/platform/appPlaces'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { useParams } from '@/routes/useRoute'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { besideCapsule } from '@/ui/element/navSpace'
import { Empty } from '@/ui/state/Empty'
import { Icon } from '@/ui/icons/Icon'
import { Loaded } from '@/ui/state/Loaded'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Screen } from '@/ui/shell/Screen'
import { SearchEntry } from '@/ui/form/SearchEntry'
import './index.scss'

/** Route `category`: the first level on the rail, its second level beside it; `id` opens one at once. */
export default function CategoryPage() {
  const categories = useRead(mall.categories, {}, { staleTime: 600_000, keeps: true })
  const { id } = useParams('category')
  useTabs()
  return (
    <Screen tab="category" nav="own" className="category">
      <View className="padding-gutter category__search" {...besideCapsule}>
        <SearchEntry placeholder="搜药品、症状" onPress={() => go('search')} />
      </View>
      <Loaded
        of={categories}
        skeleton={1}
        empty={({ results }) => !results.some(isStocked)}
        emptyView={<Empty title="还没有商品" text="商品上架后，在这里按分类挑选" page />}
      >
        {({ results }) => <Panes categories={results.filter(isStocked)} first={id} />}
      </Loaded>
    </Screen>
  )
}

/** What the samples leave of a row of three, by how many stand in the last one. WeChat counts no children: each stands in a box of its own. */
const HOLES = ['category__all--full', 'category__all--wide', undefined]

/** A first level without products has nothing to choose from. */
const isStocked = ({ children }: Category) => children.length > 0

function Panes({ categories, first }: { categories: Category[]; first: string | undefined }) {
  const [chosen, setChosen] = useState(first ?? categories[0]?.id)
  const banner = useMallConfig().commonResource2.find(({ id, link }) => id === chosen && isOpenHere(link))
  const shown = categories.find(({ id }) => id === chosen) ?? categories[0]
  return (
    <View className="category__panes">
      <ScrollView scrollY className="category__rail">
        <View {...a11y({ role: 'tablist', label: '一级分类' })}>
          {categories.map(({ id, name }) => (
            <Press
              key={id}
              role="tab"
              selected={id === shown?.id}
              className={`category__first text-14 ${id === shown?.id ? 'category__first--on weight-bold color-title' : 'color-secondary'}`}
              onPress={() => setChosen(id)}
            >
              {name}
            </Press>
          ))}
        </View>
      </ScrollView>
      {/* A pane of its own for each first level: it starts at its top. */}
      <ScrollView scrollY className="category__pane" key={shown?.id}>
        <View className="stack category__leaves">
          {banner && (
            <Press className="category__banner" onPress={() => openBanner(banner.link)}>
              <View className="serif weight-bold text-18">{banner.title}</View>
              <View className="text-13 margin-top-2">{banner.text}</View>
            </Press>
          )}
          {shown?.isOfHall && (
            <Press className="q-quiet row gap-12 full-width" href={urlOf('maleHall')} onPress={() => go('maleHall')}>
              <View className="grow">
                <View className="text-14 weight-medium color-title">男性健康馆</View>
                <View className="text-12 color-secondary">在馆里看和搜，不留记录</View>
              </View>
              <Icon name="arrow-right" size={16} className="chevron" />
            </Press>
          )}
          {shown?.children.map(({ id, name, hits, samples }, place) => (
            <View key={id} className="category__group">
              <Press
                className="row justify-between category__groupHead"
                onPress={() => go('searchResult', { categoryId: id, keyword: name })}
              >
                <View className="text-16 weight-bold color-title">{name}</View>
                <View className="row gap-2 text-13 color-secondary">
                  更多
                  <Icon name="arrow-right" size={14} />
                </View>
              </Press>
              <View className="category__grid">
                {samples.map(({ productCode, name: sample, productImageUrl }) => (
                  <Press key={productCode} className="category__leaf" onPress={() => go('searchResult', { keyword: sample })}>
                    <ProductImage picture={productImageUrl} name={sample} size={72} plain eager={place === 0} />
                    <View className="text-13 color-body text-center margin-top-6">{sample}</View>
                  </Press>
                ))}
                <Press
                  className={cx('category__all', HOLES[samples.length % 3], samples.length % 2 === 0 && 'category__all--even')}
                  onPress={() => go('searchResult', { categoryId: id, keyword: name })}
                >
                  <View className="text-16 weight-bold num">{hits}</View>
                  <View className="text-12">种，看全部</View>
                </Press>
              </View>
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
