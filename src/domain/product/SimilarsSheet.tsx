import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { product } from '@/contract/product'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Sheet } from '@/ui/layer/Sheet'
import { ProductRow } from './ProductRow'

type Props = { productCode: string; open: boolean; onClose: () => void }

/** Products with the same use as one that cannot be bought now. */
export function SimilarsSheet({ productCode, open, onClose }: Props) {
  const similars = useRead(product.noStockSimilars, { query: { productCode } }, { enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title="相似商品">
      <Loaded
        of={similars}
        empty={({ results }) => results.length === 0}
        emptyView={<Empty picture="notFound" title="暂时没有相似的商品" text="可以打电话请药师帮您找" />}
      >
        {({ results }) => (
          <View className="stack">
            {results.map((card) => (
              <ProductRow key={card.productCode} card={card} source="similar" flat />
            ))}
          </View>
        )}
      </Loaded>
    </Sheet>
  )
}
