import { useMemo } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { formCalls } from '@/contract/consultationForm'
import { patient } from '@/contract/patient'
import { useParams } from '@/routes/useRoute'
import { Awaited } from '@/domain/draft/Awaited'
import { consultationKeeper } from '../../draftKeeper'
import { useKeptForm } from '@/domain/draft/useKeptForm'
import { ConsultFields } from './ConsultFields'

/** Route `consultationForm`: what a doctor is asked, for whom. */
export default function ConsultFormPage() {
  const from = useParams('consultationForm')
  const patients = useRead(patient.list, { query: {} })
  const setting = useRead(formCalls.setting, {}, { staleTime: 0 })
  const draft = useRead(formCalls.draft, {}, { staleTime: 0 })
  const keeper = useMemo(consultationKeeper, [])
  const { awaited, kept, times, onAnew } = useKeptForm({
    keeper,
    draft,
    reads: [patients, setting],
    drop: () => write(formCalls.dropDraft, {}),
  })
  if (awaited || !patients.data || !setting.data || !draft.data) return <Awaited of={awaited} />
  return (
    <ConsultFields
      key={times}
      keeper={keeper}
      draft={kept}
      savedAt={draft.data.savedAt}
      patients={patients.data.results}
      from={from}
      fee={setting.data.fee}
      onAnew={onAnew}
    />
  )
}
