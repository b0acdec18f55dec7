import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { ErrorLine } from './ErrorLine'
import { TextInput } from './TextInput'
import type { Typing } from './typingTypes'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  kind?: Typing
  placeholder?: string
  required?: boolean
  maxLength?: number
  error?: string | undefined
  /** A quiet line below: why it is asked, what it looks like. */
  help?: ReactNode
  disabled?: boolean
  /** At the end of the row: a button, a unit. */
  right?: ReactNode
  /** The browser's own name of the field: `name`, `street-address`, `username`. */
  autoComplete?: string
  /** Whether the keyboard comes to it now; `useForm` sets it on the first problem. */
  focus?: boolean
  onBlur?: () => void
}

/** A row to type in: the name at the left, the error below it in words. In a form: `<Field label="姓名" {...form.fieldProps('name')} />`. */
export function Field({
  label,
  value,
  onChange,
  kind = 'text',
  placeholder,
  required,
  maxLength = 140,
  error,
  help,
  disabled,
  right,
  autoComplete,
  focus,
  onBlur,
}: Props) {
  const id = useDomId('field')
  const note = error !== undefined || help !== undefined ? `${id}-note` : undefined
  return (
    <View className="q-field-box">
      <View className={cx('q-field', error !== undefined && 'q-field--error')}>
        <View className="q-field__label" {...a11y({ hidden: true })}>
          {label}
          {required && <View className="q-field__required">*</View>}
        </View>
        <TextInput
          id={id}
          className="q-field__input grow"
          label={required ? `${label}，必填` : label}
          value={value}
          onChange={onChange}
          kind={kind}
          placeholder={placeholder ?? `请填写${label}`}
          maxLength={maxLength}
          disabled={disabled}
          invalid={error !== undefined}
          describedBy={note}
          autoComplete={autoComplete}
          focus={focus}
          onBlur={onBlur}
        />
        {right}
      </View>
      {error !== undefined ? (
        <ErrorLine id={`${id}-note`}>{error}</ErrorLine>
      ) : (
        help !== undefined && (
          <View id={`${id}-note`} className="q-help">
            {help}
          </View>
        )
      )}
    </View>
  )
}
