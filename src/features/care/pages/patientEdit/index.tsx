import { useMemo } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { patient, PatientListState } from '@/contract/patient'
import { useParams } from '@/routes/useRoute'
import { Awaited } from '@/domain/draft/Awaited'
import { useKeptForm } from '@/domain/draft/useKeptForm'
import { draftKeeper } from './draftKeeper'
import { PatientFields } from './PatientFields'
import './index.scss'

/** Route `patientInfo`: a new patient, or a change to one who is there. */
export default function PatientInfoPage() {
  const { mode, id } = useParams('patientInfo')
  return mode === 'edit' && id !== undefined ? <PatientPage id={id} title="编辑用药人" /> : <PatientPage title="添加用药人" />
}

function PatientPage({ id, title }: { id?: string; title: string }) {
  const form = id ?? 'new'
  const init = useRead(patient.init, {})
  const draft = useRead(patient.draft, { params: { form } }, { staleTime: 0 })
  const present = useRead(patient.one, { params: { id: form } }, { enabled: id !== undefined })
  const keeper = useMemo(() => draftKeeper(form), [form])
  const { awaited, kept, times, onAnew } = useKeptForm({
    keeper,
    draft,
    reads: id === undefined ? [init] : [present, init],
    drop: () => write(patient.dropDraft, { params: { form } }),
  })
  if (awaited || !init.data || !draft.data) return <Awaited of={awaited} title={title} />
  return (
    <PatientFields
      key={times}
      keeper={keeper}
      title={title}
      present={id === undefined ? undefined : present.data}
      draft={kept}
      isFirst={init.data.state === PatientListState.NO_PATIENT}
      words={init.data}
      onAnew={onAnew}
    />
  )
}
