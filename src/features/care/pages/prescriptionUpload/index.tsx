import { useMemo, useRef, useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { patient } from '@/contract/patient'
import { prescription } from '@/contract/prescription'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { Loaded, type Reading } from '@/ui/state/Loaded'
import { prescriptionKeeper } from '../../draftKeeper'
import { PrescriptionFields } from './PrescriptionFields'

/** Route `prescriptionUpload`: a prescription from a doctor, handed in for a patient. */
export default function PrescriptionUploadPage() {
  const { productCode } = useParams('prescriptionUpload')
  const patients = useRead(patient.list, { query: {} })
  const rules = useRead(prescription.rules, {})
  const draft = useRead(prescription.draft, {}, { staleTime: 0 })
  const keeper = useMemo(prescriptionKeeper, [])
  const [times, setTimes] = useState(0)
  const isOpen = useRef(false)
  /** What was typed before this page was opened; what is typed from now on is the form's own. */
  const begun = useRef(keeper.typed())
  const reads: Array<Reading<unknown>> = [patients, rules, draft]
  const missing = reads.find(({ data, status }) => data === undefined || status === 'failed')
  // What was known of the draft may be older than the last save: the form begins with what the gateway says now.
  if (missing || !patients.data || !rules.data || !draft.data || (draft.refreshing && !isOpen.current))
    return (
      <Screen>
        <Loaded of={missing ? { ...missing, data: undefined } : { ...draft, data: undefined, status: 'loading' }} skeleton={1}>
          {() => null}
        </Loaded>
      </Screen>
    )
  isOpen.current = true
  const kept = times === 0 ? (begun.current ?? draft.data.draft) : null
  const anew = async () => {
    await keeper.settled()
    await write(prescription.dropDraft, {})
    keeper.drop()
    setTimes(times + 1)
  }
  return (
    <PrescriptionFields
      key={times}
      keeper={keeper}
      draft={kept}
      keptUntil={draft.data.keptUntil}
      today={draft.data.today}
      patients={patients.data.results}
      rules={rules.data}
      productCode={productCode}
      onAnew={kept ? anew : undefined}
    />
  )
}
