import { Button, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { goodsField, placeOf, PRODUCT_FIELDS, SKU_FIELDS, textsIn, type GoodsFields } from '../../contract/goods'
import type { ProductDetail } from '../../contract/product'
import { LimitField, noStruck, PriceField, ShelfField, TextField, WordsField, type FieldOf } from './fields'
import { newSkusIn } from './goodsFields'
import { NewSkus } from './NewSkus'
import { PicturesField } from './PicturesField'
import { QuantityPrices } from './QuantityPrices'
import { useChangeKeys } from './useChangeKeys'

type Sku = ProductDetail['skus'][number]
type Props = {
  of: ProductDetail
  seen: GoodsFields
  typed: GoodsFields
  edited: GoodsFields
  change: (fields: GoodsFields) => void
  /** What the gateway refused: the place, `edited.110011-1.salePrice`, and its words. */
  refused: { field: string; words: string } | undefined
  onStock: (sku: Sku) => void
}

const TABS = ['price', 'words', 'pictures', 'leaflet'] as const
type Tab = (typeof TABS)[number]
const TAB_NAMES: Readonly<Record<Tab, string>> = { price: '价格与库存', words: '名称与要点', pictures: '图片', leaflet: '说明书' }

/** On which leaf of the form a field stands. */
function tabOf(name: string, seen: GoodsFields): Tab {
  const { part, field } = placeOf(name)
  if (part === 'leaflet') return 'leaflet'
  if (field === 'pictures') return 'pictures'
  return name in seen && goodsField(name)?.isChecked ? 'words' : 'price'
}

/** What is edited of a product and its packings. A field that differs from what stands in the shop has its number, and what it was. */
export function GoodsForm({ of, seen, typed, edited, change, refused, onStock }: Props) {
  const [tab, setTab] = useState<Tab>('price')
  const places = Object.keys(edited)
  const [added, setAdded] = useState<string[]>([])
  // What was sent or given up leaves no empty packing behind.
  const isEmpty = Object.keys(typed).length === 0
  useEffect(() => {
    if (isEmpty) setAdded([])
  }, [isEmpty])
  useChangeKeys(places, (name) => setTab(tabOf(name, seen)))
  const newCodes = [...new Set([...newSkusIn(seen, typed), ...added])]
  const drop = (code: string) => {
    setAdded(added.filter((one) => one !== code))
    change(Object.fromEntries(SKU_FIELDS.map((field) => [`${code}.${field}`, null])))
  }
  const valueOf = (name: string) => (name in typed ? typed[name] : seen[name]) ?? null
  const fieldOf = (name: string, label?: string, hint?: string) => ({
    ...{ name, value: valueOf(name), change, hint },
    label: label ?? goodsField(name)?.title ?? name,
    was: seen[name] ?? null,
    place: places.indexOf(name),
    problem: refused?.field === `edited.${name}` ? refused.words : undefined,
  })
  const count = (one: Tab) => places.filter((name) => tabOf(name, seen) === one).length
  return (
    <section className="revised-card revised-form" aria-label="商品信息">
      <Segmented
        aria-label="分页"
        value={tab}
        onChange={setTab}
        options={TABS.map((value) => ({
          value,
          label: (
            <>
              {TAB_NAMES[value]} {count(value) > 0 && <b className="goods-count">改 {count(value)}</b>}
            </>
          ),
        }))}
      />
      {tab === 'price' && (
        <>
          <Prices of={of} fieldOf={fieldOf} seen={seen} onStock={onStock} />
          <NewSkus of={of} fieldOf={fieldOf} codes={newCodes} add={(code) => setAdded([...added, code])} remove={drop} />
        </>
      )}
      {tab === 'words' && <Words of={of} fieldOf={fieldOf} seen={seen} />}
      {tab === 'pictures' && (
        <PicturesField
          productCode={of.productCode}
          isSealed={of.mark === 'rx'}
          names={textsIn(valueOf('pictures'))}
          place={places.indexOf('pictures')}
          change={(names) => change({ pictures: names })}
        />
      )}
      {tab === 'leaflet' && <Leaflet fieldOf={fieldOf} seen={seen} />}
    </section>
  )
}

type PartProps = { fieldOf: FieldOf; seen: GoodsFields }

/** Status, limit, and of each packing its prices and stock. */
const Prices = ({ of, fieldOf, seen, onStock }: PartProps & Pick<Props, 'of' | 'onStock'>) => (
  <>
    <div className="goods-row">
      <ShelfField {...fieldOf('status', '整件商品')} before={seen['status']} />
      <LimitField {...fieldOf('buyLimit')} />
    </div>
    {of.skus.map((sku) => {
      const { skuCode, specification, unit, stock, booked } = sku
      return (
        <fieldset key={skuCode}>
          <legend>
            {specification} <small>{skuCode}</small>
          </legend>
          <div className="goods-row">
            <PriceField {...fieldOf(`${skuCode}.salePrice`)} />
            <PriceField {...fieldOf(`${skuCode}.marketPrice`, undefined, noStruck(of.mark))} />
          </div>
          <div className="goods-row">
            <ShelfField {...fieldOf(`${skuCode}.status`, '这个规格')} before={seen[`${skuCode}.status`]} />
            <div className="goods-field">
              <span className="goods-label">可售库存{booked > 0 && <small>另有 {booked} 待发货</small>}</span>
              <span className="goods-stock">
                {stock} {unit}
                <Button type="link" size="small" onClick={() => onStock(sku)}>
                  改库存
                </Button>
              </span>
            </div>
          </div>
          <QuantityPrices code={skuCode} mark={of.mark} fieldOf={fieldOf} />
        </fieldset>
      )
    })}
  </>
)

/** What it and its packings are called, and what is said of it on its page. */
const Words = ({ of, fieldOf, seen }: PartProps & Pick<Props, 'of'>) => (
  <>
    <div className="goods-row">
      {PRODUCT_FIELDS.filter((name) => goodsField(name)?.kind === 'line').map((name) => (
        <TextField key={name} {...fieldOf(name)} />
      ))}
      {of.skus.map(({ skuCode, specification }) => (
        <TextField
          key={skuCode}
          {...fieldOf(`${skuCode}.specification`, of.skus.length > 1 ? `规格 ${skuCode}` : '规格', hintOf(specification))}
        />
      ))}
    </div>
    <TextField {...fieldOf('summary')} />
    <WordsField {...fieldOf('aliases', undefined, '顾客也这样搜，页面上不显示')} />
    <div className="goods-row">
      {textsOf('fact', seen).map((name) => (
        <TextField key={name} {...fieldOf(name, placeOf(name).field)} />
      ))}
    </div>
  </>
)

const hintOf = (specification: string) => (specification === '' ? '没有规格' : undefined)

const Leaflet = ({ fieldOf, seen }: PartProps) =>
  textsOf('leaflet', seen).map((name) => <TextField key={name} {...fieldOf(name, placeOf(name).field)} />)

const textsOf = (part: 'fact' | 'leaflet', seen: GoodsFields) => Object.keys(seen).filter((name) => placeOf(name).part === part)
