import { Button, Input, InputNumber, Radio, Segmented, Select } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { goodsField, LONGEST, placeOf, PRODUCT_FIELDS, SKU_FIELDS, type GoodsFields, type GoodsValue } from '../../contract/goods'
import { MAX_BUY_LIMIT, type ProductDetail } from '../../contract/product'
import { centsOf, yuanOf } from '../parts/money'
import { TextArea } from '../parts/TextArea'
import { newSkusIn, nextSku, textOf } from './goodsFields'
import { PicturesField } from './PicturesField'
import { SHELF_OPTIONS, statusName } from './shelf'

type Sku = ProductDetail['skus'][number]
type Props = {
  of: ProductDetail
  seen: GoodsFields
  typed: GoodsFields
  edited: GoodsFields
  change: (fields: GoodsFields) => void
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
export function GoodsForm({ of, seen, typed, edited, change, onStock }: Props) {
  const [tab, setTab] = useState<Tab>('price')
  const places = Object.keys(edited)
  const [added, setAdded] = useState<string[]>([])
  // What was sent or given up leaves no empty packing behind.
  const isEmpty = Object.keys(typed).length === 0
  useEffect(() => {
    if (isEmpty) setAdded([])
  }, [isEmpty])
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
  })
  const count = (one: Tab) => places.filter((name) => tabOf(name, seen) === one).length
  return (
    <section className="goods-card goods-form" aria-label="商品信息">
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
          names={[valueOf('pictures') ?? []].flat().map(String)}
          change={(names) => change({ pictures: names })}
        />
      )}
      {tab === 'leaflet' && <Leaflet fieldOf={fieldOf} seen={seen} />}
    </section>
  )
}

type NewProps = Pick<PartProps, 'fieldOf'> & {
  of: ProductDetail
  codes: string[]
  add: (code: string) => void
  remove: (code: string) => void
}

/** Packings that are to be: the last of the product, with stock once it has come. */
const NewSkus = ({ of: { productCode, mark, skus }, fieldOf, codes, add, remove }: NewProps) => (
  <>
    {codes.map((code) => (
      <fieldset key={code}>
        <legend>
          新规格 <small>{code}</small>
          <Button type="link" size="small" danger onClick={() => remove(code)}>
            不加了
          </Button>
        </legend>
        <div className="goods-row">
          <TextField {...fieldOf(`${code}.specification`, undefined, '如 0.3g×48粒')} />
          <TextField {...fieldOf(`${code}.unit`, undefined, '如 盒')} />
        </div>
        <div className="goods-row">
          <PriceField {...fieldOf(`${code}.salePrice`)} />
          <PriceField {...fieldOf(`${code}.marketPrice`, undefined, noStruck(mark))} />
        </div>
        <small>上线后库存是 0，在这里改库存后才能卖。</small>
      </fieldset>
    ))}
    <Button onClick={() => add(nextSku(productCode, [...skus.map(({ skuCode }) => skuCode), ...codes]))}>加一个规格</Button>
  </>
)

const noStruck = (mark: ProductDetail['mark']) => (mark === 'rx' ? '处方药不得有划线价' : undefined)

type FieldOf = (name: string, label?: string, hint?: string) => FieldProps
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

type FieldProps = {
  name: string
  label: string
  value: GoodsValue
  was: GoodsValue
  /** Its number among what was changed, from 0; -1 where it was not. */ place: number
  hint: string | undefined
  change: Props['change']
}

function ShelfField({ before, ...field }: FieldProps & { before: GoodsValue | undefined }) {
  const { name, label, value, change } = field
  return (
    <Field {...field}>
      <Radio.Group
        aria-label={label}
        options={statusOptions(Number(before ?? 0))}
        optionType="button"
        value={value}
        onChange={({ target }) => change({ [name]: target.value as number })}
      />
    </Field>
  )
}

function PriceField(field: FieldProps) {
  const { name, label, value, hint, change } = field
  return (
    <Field {...field}>
      <InputNumber
        id={name}
        aria-label={label}
        prefix="¥"
        min={0.01}
        precision={2}
        disabled={hint !== undefined}
        value={yuanOf(Number(value ?? 0) || null)}
        onChange={(typed) => change({ [name]: centsOf(typed) })}
      />
    </Field>
  )
}

function LimitField(field: FieldProps) {
  const { name, label, value, change } = field
  return (
    <Field {...field}>
      <InputNumber
        id={name}
        aria-label={label}
        min={1}
        max={MAX_BUY_LIMIT}
        precision={0}
        placeholder="不限"
        value={Number(value ?? 0) || null}
        onChange={(typed) => change({ [name]: typed })}
      />
    </Field>
  )
}

/** A text of no letters is none. */
const noneOf = (text: string) => (text === '' ? null : text)

function TextField(field: FieldProps) {
  const { name, label, value, change } = field
  const { kind, longest = 0 } = goodsField(name) ?? {}
  const own = { id: name, 'aria-label': label, maxLength: longest, value: String(value ?? '') }
  return (
    <Field {...field}>
      {kind === 'text' ? (
        <TextArea
          {...own}
          showCount={longest <= LONGEST.summary}
          minRows={longest <= LONGEST.summary ? 2 : 1}
          onChange={({ target }) => change({ [name]: noneOf(target.value) })}
        />
      ) : (
        <Input {...own} onChange={({ target }) => change({ [name]: noneOf(target.value) })} />
      )}
    </Field>
  )
}

function WordsField(field: FieldProps) {
  const { name, label, value, change } = field
  return (
    <Field {...field}>
      <Select
        id={name}
        aria-label={label}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={['；', ';', '、', ' ']}
        value={Array.isArray(value) ? value : []}
        onChange={(words: string[]) => change({ [name]: words })}
        style={{ width: '100%' }}
      />
    </Field>
  )
}

const Field = ({ name, label, was, place, hint, children }: FieldProps & { children: ReactNode }) => (
  <div className={place < 0 ? 'goods-field' : 'goods-field goods-changed'} data-changed={place < 0 ? undefined : place}>
    <label className="goods-label" htmlFor={name}>
      {label}
      {place >= 0 && (
        <span className="goods-mark">
          <b>{place + 1}</b> 已改 {goodsField(name)?.kind !== 'text' && <small>原 {textOf(name, was)}</small>}
        </span>
      )}
      {hint !== undefined && <small>{hint}</small>}
    </label>
    {children}
  </div>
)

/** A status that only the pharmacy's own list knows can be kept. */
const statusOptions = (status: number) =>
  SHELF_OPTIONS.some(({ value }) => value === status) ? SHELF_OPTIONS : [...SHELF_OPTIONS, { value: status, label: statusName(status) }]
