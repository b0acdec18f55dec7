import { useState, type ReactNode } from 'react'
import { usePages } from '@/api/usePages'
import { prescription } from '@/contract/prescription'
import { KEPT_YEARS } from '@/contract/prescriptionStates'
import { SearchField } from '@/ui/form/SearchField'
import { useDebounced } from '@/ui/form/useDebounced'
import { Section } from '@/ui/card/Section'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { EndedRow } from './EndedRow'

const inOneSheet = () => ''

type Props = {
  /** Of one patient, or of everybody. */
  patientId: string | undefined
  /** What stands here where there are none. */
  empty: ReactNode
}

/** What was used, has ended or was refused; with a word in the field, whatever fits it of all. */
export function Ended({ patientId, empty }: Props) {
  const [word, setWord] = useState('')
  const asked = useDebounced(word.trim(), 300)
  const whose = patientId === undefined ? {} : { patientId }
  const list = usePages(prescription.list, { query: { ...whose, ...(asked === '' ? { part: 'ended' as const } : { word: asked }) } })
  if (list.status === 'ready' && list.entries.length === 0 && asked === '' && word === '') return empty
  return (
    <Section flat className="margin-top-8" title={asked === '' ? '用完和过期' : '找到的处方'} more={`依法保存 ${KEPT_YEARS} 年`}>
      <SearchField label="搜索处方" value={word} onChange={setWord} onSearch={list.retry} placeholder="药名、诊断或用药人" />
      <EndlessList
        of={list}
        keyOf={({ prescriptionId }) => prescriptionId}
        groupOf={inOneSheet}
        row={(one) => <EndedRow prescription={one} />}
        empty={<Empty picture="prescription" title={`没有找到「${asked}」`} text="换个药名、诊断或用药人试试" />}
      />
    </Section>
  )
}
