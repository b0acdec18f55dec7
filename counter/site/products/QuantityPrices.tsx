import { Button, InputNumber } from 'antd'
import { textIn } from '../../contract/goods'
import type { ProductDetail } from '../../contract/product'
import {
  isFilled,
  MAX_QUANTITY_PRICES,
  QUANTITY,
  QUANTITY_KINDS,
  QUANTITY_WORDS,
  quantityPricesIn,
  quantityValue,
  type QuantityKind,
  type QuantityPrice,
} from '../../contract/quantityPrices'
import { centsOf, yuanOf } from '../parts/money'
import { Field, type FieldOf, type FieldProps } from './fields'
import { nextQuantity, quantityProblemOf, savedText } from './quantityFields'

type Props = { code: string; mark: ProductDetail['mark']; fieldOf: FieldOf }

/** Combinations and stair price of a packing. A prescription drug has neither: the law stands in their place. */
export const QuantityPrices = ({ code, mark, fieldOf }: Props) => (
  <div className="goods-quantities">
    {QUANTITY_KINDS.map((kind) =>
      mark === 'rx' ? (
        <span key={kind} className="goods-label">
          {QUANTITY_WORDS[kind].title}
          <small>{QUANTITY_WORDS[kind].law}</small>
        </span>
      ) : (
        <QuantityField
          key={kind}
          kind={kind}
          field={fieldOf(`${code}.${kind}`)}
          single={Number(fieldOf(`${code}.salePrice`).value ?? 0)}
          unit={textIn(fieldOf(`${code}.unit`).value) || '件'}
        />
      ),
    )}
  </div>
)

type QuantityFieldProps = { kind: QuantityKind; field: FieldProps; /** Cents of one. */ single: number; unit: string }

/** `place` is counted from 1. */
const ROW_WORDS: Readonly<Record<QuantityKind, (place: number) => Record<'quantity' | 'price' | 'remove', string>>> = {
  combinations: (place) => ({
    quantity: `第 ${place} 个组合装的件数`,
    price: `第 ${place} 个组合装的整套价（元）`,
    remove: `去掉第 ${place} 个组合装`,
  }),
  stairPrices: (place) => ({
    quantity: `第 ${place} 档阶梯价的起购件数`,
    price: `第 ${place} 档阶梯价的每件价（元）`,
    remove: `去掉第 ${place} 档阶梯价`,
  }),
}
const ADD: Readonly<Record<QuantityKind, string>> = { combinations: '加一个组合装', stairPrices: '加一档阶梯价' }

function QuantityField({ kind, field, single, unit }: QuantityFieldProps) {
  const { name, value, was, place, change } = field
  const rows = quantityPricesIn(kind, value)
  // A new packing that was given none is as it was before somebody thought of one.
  const write = (next: readonly QuantityPrice[]) => change({ [name]: next.length === 0 && was === null ? null : quantityValue(kind, next) })
  const set = (at: number, part: Partial<QuantityPrice>) => write(rows.map((row, one) => (one === at ? { ...row, ...part } : row)))
  // What is not filled in yet is seen; the bar below says that it has to be.
  const problem = place >= 0 && rows.every(isFilled) ? quantityProblemOf(kind, rows, single) : undefined
  return (
    <Field {...field} isGroup problem={problem ?? field.problem}>
      {rows.map((row, at) => (
        <QuantityRow
          key={at}
          of={row}
          words={ROW_WORDS[kind](at + 1)}
          before={kind === 'stairPrices' ? '满' : undefined}
          between={kind === 'combinations' ? `${unit}装` : `${unit}，每${unit}`}
          after={savedText(kind, row, { single, unit })}
          set={(part) => set(at, part)}
          remove={() => write(rows.filter((_row, one) => one !== at))}
        />
      ))}
      {rows.length < MAX_QUANTITY_PRICES && (
        <Button size="small" onClick={() => write([...rows, { quantity: nextQuantity(rows), salePrice: 0 }])}>
          {ADD[kind]}
        </Button>
      )}
    </Field>
  )
}

type QuantityRowProps = {
  of: QuantityPrice
  words: Record<'quantity' | 'price' | 'remove', string>
  before: string | undefined
  between: string
  after: string
  set: (part: Partial<QuantityPrice>) => void
  remove: () => void
}

/** Nothing typed yet is nothing to show. */
const QuantityRow = ({ of: { quantity, salePrice }, words, before, between, after, set, remove }: QuantityRowProps) => (
  <div className="goods-quantity">
    {before}
    <InputNumber
      className="goods-quantity-count"
      aria-label={words.quantity}
      min={QUANTITY.least}
      max={QUANTITY.most}
      precision={0}
      value={quantity || null}
      onChange={(typed) => set({ quantity: typed ?? 0 })}
    />
    {between}
    <InputNumber
      className="goods-quantity-price"
      aria-label={words.price}
      prefix="¥"
      min={0.01}
      precision={2}
      value={yuanOf(salePrice || null)}
      onChange={(typed) => set({ salePrice: centsOf(typed) ?? 0 })}
    />
    <small>{after}</small>
    <Button type="link" size="small" danger aria-label={words.remove} onClick={remove}>
      去掉
    </Button>
  </div>
)
