import { useState } from 'react'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'

type Props<Value extends string> = {
  label: string
  options: ReadonlyArray<{ value: Value; text: string }>
  value: Value | undefined
  onChange: (value: Value) => void
  error: string | undefined
  focus: boolean
}

/** A row that has to be chosen, from a sheet. */
export function ChoiceRow<Value extends string>({ label, options, value, onChange, error, focus }: Props<Value>) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <FieldRow
        label={label}
        required
        value={options.find((option) => option.value === value)?.text}
        onPress={() => setChoosing(true)}
        error={error}
        focus={focus}
      />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={label} flush>
        <RadioList
          label={label}
          value={value}
          options={options}
          onChange={(chosen) => {
            onChange(chosen)
            setChoosing(false)
          }}
        />
      </Sheet>
    </>
  )
}
