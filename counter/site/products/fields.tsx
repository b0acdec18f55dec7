import { Input, InputNumber, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { goodsField, LONGEST, textIn, textsIn, type GoodsFields, type GoodsValue } from '../../contract/goods'
import { MAX_BUY_LIMIT, type ProductDetail } from '../../contract/product'
import { centsOf, yuanOf } from '../parts/money'
import { TextArea } from '../parts/TextArea'
import { textOf } from './goodsFields'
import { SHELF_OPTIONS, statusName } from './shelf'

/** A struck-through price advertises, which nobody may for a prescription drug. */
export const noStruck = (mark: ProductDetail['mark']) => (mark === 'rx' ? '处方药不得有划线价' : undefined)

export type FieldProps = {
  name: string
  label: string
  value: GoodsValue
  was: GoodsValue
  /** Its number among what was changed, from 0; -1 where it was not. */ place: number
  hint: string | undefined
  /** What is wrong with what stands in it. */ problem: string | undefined
  change: (fields: GoodsFields) => void
}

/** A field by its name, with another label and a hint where its own do not do. */
export type FieldOf = (name: string, label?: string, hint?: string) => FieldProps

export function ShelfField({ before, ...field }: FieldProps & { before: GoodsValue | undefined }) {
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

export function PriceField(field: FieldProps) {
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

export function LimitField(field: FieldProps) {
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

export function TextField(field: FieldProps) {
  const { name, label, value, change } = field
  const { kind, longest = 0 } = goodsField(name) ?? {}
  const own = { id: name, 'aria-label': label, maxLength: longest, value: textIn(value) }
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

export function WordsField(field: FieldProps) {
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
        value={textsIn(value)}
        onChange={(words: string[]) => change({ [name]: words })}
        style={{ width: '100%' }}
      />
    </Field>
  )
}

type OuterProps = FieldProps & {
  /** Whether it has several inputs, each with a label of its own. */ isGroup?: boolean
  children: ReactNode
}

/** Of something that was changed, where `useChangeKeys` finds it. */
export const changedBy = (place: number) => (place < 0 ? {} : { 'data-changed': place, tabIndex: -1 })

/** A field with its label; what was changed of it has its number, and what it was. */
export const Field = ({ isGroup = false, problem, children, ...field }: OuterProps) => {
  const { name, label, place } = field
  return (
    <div
      className={place < 0 ? 'goods-field' : 'goods-field goods-changed'}
      {...changedBy(place)}
      role={isGroup ? 'group' : undefined}
      aria-label={isGroup ? label : undefined}
    >
      {isGroup ? (
        <div className="goods-label">
          <LabelWords {...field} />
        </div>
      ) : (
        <label className="goods-label" htmlFor={name}>
          <LabelWords {...field} />
        </label>
      )}
      {children}
      {problem !== undefined && (
        <p className="goods-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const LabelWords = ({ name, label, was, place, hint }: Omit<FieldProps, 'problem'>) => (
  <>
    {label}
    {place >= 0 && (
      <span className="goods-mark">
        <b>{place + 1}</b> 已改 {goodsField(name)?.kind !== 'text' && <small>原 {textOf(name, was)}</small>}
      </span>
    )}
    {hint !== undefined && <small>{hint}</small>}
  </>
)

/** A status that only the pharmacy's own list knows can be kept. */
const statusOptions = (status: number) =>
  SHELF_OPTIONS.some(({ value }) => value === status) ? SHELF_OPTIONS : [...SHELF_OPTIONS, { value: status, label: statusName(status) }]
