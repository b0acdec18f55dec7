import { useMemo, useRef, useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { patient, PatientListState } from '@/contract/patient'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { Loaded, type Reading } from '@/ui/state/Loaded'
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
  const [times, setTimes] = useState(0)
  const isOpen = useRef(false)
  /** What was typed before this page was opened; what is typed from now on is the form's own. */
  const begun = useRef(keeper.typed())
  const reads: Array<Reading<unknown>> = [...(id === undefined ? [] : [present]), init, draft]
  const missing = reads.find(({ data }) => data === undefined)
  // What was known of the draft may be older than the last save: the form begins with what the gateway says now.
  if (missing || !init.data || !draft.data || (draft.refreshing && !isOpen.current)) {
    return (
      <Screen title={title}>
        <Loaded of={missing ?? { ...draft, data: undefined, status: 'loading' }} skeleton={1}>
          {() => null}
        </Loaded>
      </Screen>
    )
  }
  isOpen.current = true
  const kept = times === 0 ? (begun.current ?? draft.data.draft) : null
  const anew = async () => {
    await keeper.settled()
    await write(patient.dropDraft, { params: { form } })
    keeper.drop()
    setTimes(times + 1)
  }
  return (
    <PatientFields
      key={times}
      keeper={keeper}
      title={title}
      present={id === undefined ? undefined : present.data}
      draft={kept}
      isFirst={init.data.state === PatientListState.NO_PATIENT}
      words={init.data}
      onAnew={kept ? anew : undefined}
    />
  )
}
