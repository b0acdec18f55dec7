import { Select } from 'antd'
import { useState } from 'react'
import { product, type SkuRow } from '../../contract/product'
import { yuan } from '../../../src/lib/money'
import { useAsk } from '../client/useAsk'
import { useSettled } from './useSettled'

/** Every packing of its product is one row; of products the first stands for all. */
type By = 'productCode' | 'skuCode'
type Props = {
  label: string
  by: By
  taken: readonly string[]
  /** Why one may not be picked; null where it may. */
  whyNot: (row: SkuRow) => string | null
  onPick: (code: string) => void
}

const MAX = 20

/** Goods by name, brand or code; those that may not be picked say why. */
export function GoodsSearch({ label, by, taken, whyNot, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const { data, error, isPlaceholderData } = useAsk(product.list, { query: { words, size: MAX } }, { isOff: words === '' })
  const rows = words === '' ? [] : (data?.results ?? [])
  const found = rows.filter((row, at) => rows.findIndex((other) => other[by] === row[by]) === at)
  const pick = (code: string) => {
    onPick(code)
    setTyped('')
  }
  const none = error
    ? error.message
    : words === ''
      ? '输入名称、品牌或编码'
      : data && !isPlaceholderData && words === typed.trim()
        ? '没有找到商品'
        : '正在查找'
  return (
    <Select<string>
      aria-label={label}
      placeholder="按名称、品牌或编码找"
      value={null}
      searchValue={typed}
      showSearch
      filterOption={false}
      onSearch={setTyped}
      onSelect={pick}
      notFoundContent={none}
      style={{ width: '100%' }}
      options={found.map((row) => {
        const why = taken.includes(row[by]) ? '已经在内' : whyNot(row)
        return { value: row[by], label: [wordsOf(row, by), ...(why === null ? [] : [why])].join('，'), disabled: why !== null }
      })}
    />
  )
}

const wordsOf = ({ name, brandName, specification, productCode, skuCode, salePrice }: SkuRow, by: By) =>
  by === 'productCode'
    ? `${name} ${brandName}（${productCode}）`
    : `${name} ${brandName} ${specification} ¥${yuan(salePrice)}（${skuCode}）`
