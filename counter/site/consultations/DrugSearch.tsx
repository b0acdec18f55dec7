import { Select } from 'antd'
import { useState } from 'react'
import { consultation } from '../../contract/consultation'
import { useAsk } from '../client/useAsk'
import { useSettled } from '../parts/useSettled'
import type { Line } from './prescribing'

type Props = { taken: readonly string[]; onPick: (line: Line) => void }

/** Prescription drugs of the shelf by name or ingredient; of those that may not be written from afar, why. */
export function DrugSearch({ taken, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const { data, error } = useAsk(consultation.drugs, { query: { words } }, { isOff: words === '' })
  const found = words === '' ? [] : (data?.results ?? [])
  const pick = (code: string) => {
    const drug = found.find(({ productCode }) => productCode === code)
    if (drug) onPick({ ...drug, quantity: 1, amount: null, times: null })
    setTyped('')
  }
  const none = error ? error.message : words === '' ? '输入药名或成分' : data ? '没有找到在售的处方药' : '正在查找'
  return (
    <Select<string>
      aria-label="添加药品"
      placeholder="药名或成分"
      className="consult-search"
      value={null}
      searchValue={typed}
      showSearch
      filterOption={false}
      onSearch={setTyped}
      onSelect={pick}
      notFoundContent={none}
      options={found.map(({ productCode, name, specification, inStock, whyNot }) => ({
        value: productCode,
        label: [`${name} ${specification}`, ...(inStock ? [] : ['缺货']), ...(whyNot === null ? [] : [whyNot])].join('，'),
        disabled: whyNot !== null || taken.includes(productCode),
      }))}
    />
  )
}
