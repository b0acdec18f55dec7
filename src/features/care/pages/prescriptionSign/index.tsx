import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { patient } from '@/contract/patient'
import { prescription } from '@/contract/prescription'
import { prescriptionSign } from '@/contract/prescriptionSign'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded, type Reading } from '@/ui/state/Loaded'
import { prescriptionKeeper } from '../../draftKeeper'
import { isComplete } from './signForm'
import { Signing } from './Signing'

/** Route `prescriptionSign`: whoever confirms the prescription in the form writes their name. */
export default function PrescriptionSignPage() {
  const patients = useRead(patient.list, { query: {} })
  const draft = useRead(prescription.draft, {}, { staleTime: 0 })
  const found = useRead(prescriptionSign.find, {}, { staleTime: 0 })
  /** What stands in the form below this page, newer than any answer. */
  const [typed] = useState(() => prescriptionKeeper().typed())
  const reads: Array<Reading<unknown>> = [patients, draft, found]
  const missing = reads.find(({ data, status }) => data === undefined || status === 'failed')
  if (missing || !patients.data || !draft.data || !found.data)
    return (
      <Screen>
        <Loaded of={missing ? { ...missing, data: undefined } : { ...draft, data: undefined, status: 'loading' }} skeleton={1}>
          {() => null}
        </Loaded>
      </Screen>
    )
  const form = typed ?? draft.data.draft
  const who = patients.data.results.find(({ id }) => id === form?.patientId)
  if (!form || !who || !isComplete(form))
    return (
      <Screen>
        <Empty page picture="prescription" title="先把处方填好" text="选好用药人、诊断和药品，再来签名">
          <Button onPress={() => replaceBy('prescriptionUpload')}>去填写处方</Button>
        </Empty>
      </Screen>
    )
  return <Signing patient={who} form={form} signId={found.data.sign?.signId} />
}
