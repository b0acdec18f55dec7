import { useState } from 'react'
import { DatePicker } from './DatePicker'
import type { DateKind } from './dateColumns'
import { FieldRow } from '../FieldRow'

type Props = {
  label: string
  /** As `kind` writes it: `2026-03-10`, `2026-03`, `2026-03-10 08:30`, `08:30`. */
  value: string | undefined
  onChange: (written: string) => void
  kind?: DateKind
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  error?: string | undefined
  placeholder?: string
  focus?: boolean
}

/** A row of a form with a day or a time, chosen on wheels. */
export function DateField({ label, value, onChange, kind = 'date', min, max, ...row }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <FieldRow {...row} label={label} value={value} onPress={() => setOpen(true)} />
      <DatePicker
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        kind={kind}
        value={value}
        min={min}
        max={max}
        onPick={onChange}
      />
    </>
  )
}
