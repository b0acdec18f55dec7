import { useMemo } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { patient } from '@/contract/patient'
import { prescription } from '@/contract/prescription'
import { useParams } from '@/routes/useRoute'
import { Awaited } from '@/domain/draft/Awaited'
import { prescriptionKeeper } from '../../draftKeeper'
import { useKeptForm } from '@/domain/draft/useKeptForm'
import { PrescriptionFields } from './PrescriptionFields'

/** Route `prescriptionUpload`: a prescription from a doctor, handed in for a patient. */
export default function PrescriptionUploadPage() {
  const { productCode } = useParams('prescriptionUpload')
  const patients = useRead(patient.list, { query: {} })
  const rules = useRead(prescription.rules, {})
  const draft = useRead(prescription.draft, {}, { staleTime: 0 })
  const keeper = useMemo(prescriptionKeeper, [])
  const { awaited, kept, times, onAnew } = useKeptForm({
    keeper,
    draft,
    reads: [patients, rules],
    drop: () => write(prescription.dropDraft, {}),
  })
  if (awaited || !patients.data || !rules.data || !draft.data) return <Awaited of={awaited} />
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
      onAnew={onAnew}
    />
  )
}
