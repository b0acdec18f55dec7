import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { mall, type Category } from '@/contract/mall'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { go, goTo } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { a11y } from '@/ui/a11y'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Press } from '@/ui/Press'
import { ProductImage } from '@/ui/ProductImage'
import { Screen } from '@/ui/Screen'
import { SearchEntry } from '@/ui/SearchEntry'
import './index.scss'

/** Route `category`: the first level on the rail, its second level beside it; `id` opens one at once. */
export default function CategoryPage() {
  const categories = useRead(mall.categories, {}, { fresh: 600_000 })
  const { id } = useParams('category')
  useTabs()
  return (
    <Screen tab="category" nav="none" className="category">
      <View className="pad category__search">
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

/** A first level without products has nothing to choose from. */
const isStocked = ({ children }: Category) => children.length > 0

function Panes({ categories, first }: { categories: Category[]; first: string | undefined }) {
  const [chosen, setChosen] = useState(first ?? categories[0]?.id)
  const banner = useMallConfig().commonResource2.find(({ id }) => id === chosen)
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
              className={`category__first t14 ${id === shown?.id ? 'category__first--on b c1' : 'c3'}`}
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
            <Press className="category__banner" onPress={() => goTo(banner.link)}>
              <View className="serif b t18">{banner.title}</View>
              <View className="t13 mt2">{banner.text}</View>
            </Press>
          )}
          {shown?.children.map(({ id, name, samples }) => (
            <View key={id} className="category__group">
              <Press className="row between category__groupHead" onPress={() => go('searchResult', { categoryId: id, keyword: name })}>
                <View className="t16 b c1">{name}</View>
                <View className="row g2 t13 c3">
                  更多
                  <Icon name="arrow-right" size={14} />
                </View>
              </Press>
              <View className="category__grid">
                {samples.map(({ productCode, name: sample, productImageUrl }) => (
                  <Press key={productCode} className="category__leaf" onPress={() => go('product', { productCode })}>
                    <ProductImage picture={productImageUrl} name={sample} size={72} plain />
                    <View className="t13 c2 tc mt6">{sample}</View>
                  </Press>
                ))}
              </View>
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
