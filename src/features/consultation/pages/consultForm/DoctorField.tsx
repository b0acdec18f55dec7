import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { formCalls } from '@/contract/consultationForm'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { Loaded } from '@/ui/state/Loaded'
import { ANYBODY, doctorText, loadText } from '../../doctorWords'

type Chosen = { doctorId: string; department: string }
type Props = { value: Chosen; onChange: (to: Chosen) => unknown; error: string | undefined; focus: boolean }

/** Who is asked: a doctor on duty, somebody of a department, or whoever comes first. */
export function DoctorField({ value, onChange, error, focus }: Props) {
  const [open, setOpen] = useState(false)
  const found = useRead(formCalls.findDoctor, { body: {} }, { staleTime: 0 })
  const known = found.data?.results.find(({ doctorId }) => doctorId === value.doctorId)
  const choose = (doctorId: string) => {
    onChange({ doctorId, department: '' })
    setOpen(false)
  }
  return (
    <>
      <FieldRow label="医生" value={wordsOf(value, known && doctorText(known))} onPress={() => setOpen(true)} error={error} focus={focus} />
      <Sheet open={open} onClose={() => setOpen(false)} title="问哪位医生">
        <Loaded of={found} skeleton={2}>
          {({ results }) => (
            <RadioList
              label="问哪位医生"
              options={[
                { value: '', text: ANYBODY },
                ...results
                  .filter(({ isOnDuty }) => isOnDuty)
                  .map((one) => ({ value: one.doctorId, text: doctorText(one), note: loadText(one.load) })),
              ]}
              value={value.doctorId}
              onChange={choose}
            />
          )}
        </Loaded>
      </Sheet>
    </>
  )
}

function wordsOf({ doctorId, department }: Chosen, name: string | undefined): string {
  if (doctorId !== '') return name ?? '您选的医生'
  return department === '' ? ANYBODY : `${department}，谁先有空由谁接诊`
}
