import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { product as calls, type Product } from '@/contract/product'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useSession } from '@/platform/session'
import { RadioChips } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { Stepper } from '@/ui/form/Stepper'
import { chosenText, combinationOf, maxPiecesOf, packingOf, stairsOf, type Choice } from './sku/choice'
import { SkuActions, type SkuAction } from './sku/SkuActions'
import { SkuBundles } from './sku/SkuBundles'
import { SkuHead } from './sku/SkuHead'
import { SkuStairs } from './sku/SkuStairs'
import { SkuSum } from './sku/SkuSum'
import { useSkuPrice } from './sku/useSkuPrice'
import './sku/sku.scss'

type Props = {
  product: Product
  open: boolean
  onClose: () => void
  choice: Choice
  onChoose: (choice: Choice) => void
  /** Buttons, from left to right; the last one is the primary one. */
  actions: SkuAction[]
  /** Whether boxes can be bought together; a line of the cart keeps to single boxes. */
  bundled?: boolean
}

/** Chooses packing, combination and number of pieces, with every limit and the live total (board 08). */
export function SkuSheet({ product, open, onClose, choice, onChoose, actions, bundled = true }: Props) {
  const { productCode, mark } = product
  const { globalMaximumAmount } = useMallConfig()
  const member = useSession((session) => session.member)
  const stock = useRead(calls.stock, { query: { productCode } }, { enabled: open, staleTime: 0 })
  const limits = useRead(calls.buyLimit, { params: { ids: productCode }, query: {} }, { enabled: open && Boolean(member || mark !== 'rx') })
  const stairPrice = useRead(calls.stairPrice, { params: { code: productCode } }, { enabled: open && mark !== 'rx' })
  const price = useSkuPrice({ productCode, choice, when: open })

  const inStock = new Map(stock.data?.results.map((row) => [row.skuCode, row.stock]))
  const packings = product.packings.map((packing) => ({ ...packing, stock: inStock.get(packing.skuCode) ?? packing.stock }))
  const shelf = { packings, combinations: bundled ? product.combinations : [] }
  const packing = packingOf(shelf, choice)
  if (!packing) return null
  const combination = combinationOf(shelf, choice)
  const limit = limits.data?.results[0]
  const { max, why } = maxPiecesOf({ packing, combination, limit, mall: globalMaximumAmount })
  const combinations = shelf.combinations.filter(({ skuCode }) => skuCode === packing.skuCode)
  const stairs = combination ? [] : stairsOf(packing, stairPrice.data?.results ?? [])
  const choosePacking = (skuCode: string) => onChoose({ ...choice, skuCode, combineId: undefined })

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={`选择${product.name}的规格和数量`}
      footer={
        <View className="grow">
          <SkuSum productCode={productCode} price={price} promoted={mark !== 'rx'} />
          <SkuActions actions={actions} max={max} why={why} choice={choice} />
        </View>
      }
    >
      <SkuHead
        product={product}
        packing={packing}
        combination={combination}
        salePrice={combination?.salePrice ?? price.data?.salePrice ?? packing.salePrice}
        chosen={chosenText(shelf, choice)}
      />
      <View className="text-14 weight-bold color-title sku__title">规格</View>
      <RadioChips
        className="margin-top-12"
        label="规格"
        value={choice.skuCode}
        onChange={choosePacking}
        options={packings.map(({ skuCode, specification, stock: left }) => ({ value: skuCode, text: specification, disabled: left <= 0 }))}
      />
      {combinations.length > 0 && (
        <>
          <View className="text-14 weight-bold color-title sku__title">套餐</View>
          <SkuBundles
            packing={packing}
            combinations={combinations}
            chosen={choice.combineId}
            onChoose={(combineId) => onChoose({ ...choice, combineId })}
          />
        </>
      )}
      {stairs.length > 0 && (
        <>
          <View className="text-14 weight-bold color-title sku__title">多买更省</View>
          <SkuStairs stairs={stairs} unit={packing.unit} quantity={choice.quantity} />
        </>
      )}
      <View className="row justify-between elder-wrap gap-8 sku__amount">
        <View className="row wrap gap-8">
          <View className="text-14 weight-bold color-title">数量</View>
          {limit?.text && <View className="text-12 color-secondary">{limit.text}</View>}
        </View>
        <Stepper
          value={choice.quantity}
          onChange={(quantity) => onChoose({ ...choice, quantity })}
          max={Math.max(1, max)}
          whyMax={why}
          label="数量"
        />
      </View>
    </Sheet>
  )
}
