import { Button, InputNumber, Radio } from 'antd'
import type { ReactNode } from 'react'
import { MAX_BUY_LIMIT, type ProductDetail } from '../../contract/product'
import { centsOf, yuanOf } from '../parts/money'
import { textOf, type GoodsFields } from './goodsFields'
import { SHELF_OPTIONS, statusName } from './shelf'

type Sku = ProductDetail['skus'][number]
type Props = {
  of: ProductDetail
  seen: GoodsFields
  typed: GoodsFields
  edited: GoodsFields
  change: (name: string, value: number | null) => void
  onStock: (sku: Sku) => void
}

/** What is edited of a product and its packings. A field that differs from what stands in the shop has its number, and what it was. */
export function GoodsForm({ of, seen, typed, edited, change, onStock }: Props) {
  const places = Object.keys(edited)
  const field = (name: string) => ({ name, was: seen[name] ?? null, place: places.indexOf(name) })
  const valueOf = (name: string) => (name in typed ? typed[name] : seen[name]) ?? null
  const shelf = (name: string, label: string) => (
    <Field {...field(name)} label={label}>
      <Radio.Group
        aria-label={label}
        options={statusOptions(seen[name] ?? 0)}
        optionType="button"
        value={valueOf(name)}
        onChange={({ target }) => change(name, target.value as number)}
      />
    </Field>
  )
  const money = (name: string, label: string, hint?: string) => (
    <Field {...field(name)} label={label} hint={hint}>
      <InputNumber
        id={name}
        aria-label={label}
        prefix="¥"
        min={0.01}
        precision={2}
        disabled={hint !== undefined}
        value={yuanOf(valueOf(name))}
        onChange={(value) => change(name, centsOf(value))}
      />
    </Field>
  )
  return (
    <section className="goods-card goods-form" aria-label="商品信息">
      <div className="goods-row">
        {shelf('status', '整件商品')}
        <Field {...field('buyLimit')} label="每人限购">
          <InputNumber
            id="buyLimit"
            aria-label="每人限购"
            min={1}
            max={MAX_BUY_LIMIT}
            precision={0}
            placeholder="不限"
            value={valueOf('buyLimit')}
            onChange={(value) => change('buyLimit', value)}
          />
        </Field>
      </div>
      {of.skus.map((sku) => {
        const { skuCode, specification, unit, stock, booked } = sku
        return (
          <fieldset key={skuCode}>
            <legend>
              {specification} <small>{skuCode}</small>
            </legend>
            <div className="goods-row">
              {money(`${skuCode}.salePrice`, '售价')}
              {money(`${skuCode}.marketPrice`, '划线价', of.mark === 'rx' ? '处方药不得有划线价' : undefined)}
            </div>
            <div className="goods-row">
              {shelf(`${skuCode}.status`, '这个规格')}
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
    </section>
  )
}

type FieldProps = {
  name: string
  label: string
  was: number | null
  /** Its number among what was changed, from 0; -1 where it was not. */ place: number
  hint?: string | undefined
  children: ReactNode
}

const Field = ({ name, label, was, place, hint, children }: FieldProps) => (
  <div className={place < 0 ? 'goods-field' : 'goods-field goods-changed'} data-changed={place < 0 ? undefined : place}>
    <label className="goods-label" htmlFor={name}>
      {label}
      {place >= 0 && (
        <span className="goods-mark">
          <b>{place + 1}</b> 已改 <small>原 {textOf(name, was)}</small>
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
