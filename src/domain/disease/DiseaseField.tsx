import { useState } from 'react'
import type { Sex } from '@/contract/idCard'
import { FieldRow } from '@/ui/form/FieldRow'
import { Sheet } from '@/ui/layer/Sheet'
import { DiseaseSearch } from './DiseaseSearch'
import type { DiseaseValue } from './diseaseValue'

type Props = {
  value: DiseaseValue
  onChange: (value: DiseaseValue) => void
  /** The patient’s, in years: what they cannot have is not offered. */
  age?: number | undefined
  sex?: Sex | undefined
  /** Chronic diseases the patient’s particulars name; offered first. */
  chronic?: readonly string[] | null | undefined
  label?: string
  placeholder?: string
  required?: boolean
  error?: string | undefined
  focus?: boolean
}

/** A row of a form with a disease, which is looked up by name, everyday word or pinyin, or put down as it was typed. */
export function DiseaseField({ value, onChange, age, sex, chronic, label = '确诊疾病', placeholder = '处方上的诊断', ...row }: Props) {
  const [open, setOpen] = useState(false)
  const pick = (picked: DiseaseValue) => {
    onChange(picked)
    setOpen(false)
  }
  return (
    <>
      <FieldRow {...row} label={label} value={value.name} placeholder={placeholder} onPress={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={`选择${label}`}>
        <DiseaseSearch value={value} patient={{ age, sex }} chronic={chronic ?? []} onPick={pick} />
      </Sheet>
    </>
  )
}
