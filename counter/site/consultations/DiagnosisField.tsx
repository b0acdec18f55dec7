import { AutoComplete, Form } from 'antd'
import type { DrugDisease } from '../../../src/contract/prescription'
import { consultation } from '../../contract/consultation'
import { useAsk } from '../client/useAsk'
import { useSettled } from '../parts/useSettled'

type Props = { conversationId: string; of: DrugDisease; problem: string | undefined; onChange: (diagnosis: DrugDisease) => void }
type Option = { value: string; icdCode?: string }

/** A disease of the table that this patient can have, or what a doctor types; changed by hand it has no code. */
export function DiagnosisField({ conversationId, of: { name, icdCode }, problem, onChange }: Props) {
  const words = useSettled(name.trim())
  const { data } = useAsk(consultation.diseases, { params: { conversationId }, query: { words } })
  const options = (data?.results ?? []).map((one) => ({ value: one.name, icdCode: one.icdCode, label: `${one.name}（${one.icdCode}）` }))
  return (
    <Form.Item
      label="诊断"
      required
      htmlFor="write-diagnosis"
      extra={icdCode === null ? '从列表里选会带上疾病编码；没有的可以自己写' : `疾病编码 ${icdCode}`}
      {...(problem !== undefined && { validateStatus: 'error', help: problem })}
    >
      <AutoComplete<string, Option>
        id="write-diagnosis"
        value={name}
        options={options}
        maxLength={60}
        onChange={(typed, option) => onChange({ name: typed, icdCode: Array.isArray(option) ? null : (option?.icdCode ?? null) })}
      />
    </Form.Item>
  )
}
