import { Input, Segmented, Select } from 'antd'
import { PrescriptionSource, SOURCE_NAMES, type PrescriptionQuery } from '../../contract/prescription'
import type { z } from 'zod/mini'

const STATES = [
  { value: 'waiting', label: '待审核' },
  { value: 'asked', label: '待会员回复' },
  { value: 'approved', label: '已通过' },
  { value: 'refused', label: '未通过' },
]
const SOURCES = PrescriptionSource.options.map((value) => ({ value, label: SOURCE_NAMES[value] }))

/** Not decided. */
const isOpen = (state: string) => state === 'waiting' || state === 'asked'

type Props = {
  query: z.infer<typeof PrescriptionQuery>
  change: (words: Record<string, string | undefined>) => void
  onPatient: (name: string) => void
}

/** What narrows the list of prescriptions. */
export const PrescriptionFilters = ({ query: { state, source }, change, onPatient }: Props) => (
  <>
    <Segmented
      aria-label="状态"
      options={STATES}
      value={state}
      onChange={(next) => change({ state: next, hold: undefined, sort: isOpen(next) ? undefined : 'newest', page: undefined })}
    />
    <Select
      allowClear
      placeholder="来源"
      aria-label="来源"
      value={source}
      options={SOURCES}
      onChange={(next: string | undefined) => change({ source: next, page: undefined })}
      style={{ width: 110 }}
    />
    <Input.Search allowClear placeholder="用药人" aria-label="按用药人查找" onSearch={onPatient} style={{ width: 150 }} />
  </>
)
