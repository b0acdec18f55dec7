import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { useDomId } from './domId'
import { ErrorLine } from './ErrorLine'
import { Icon } from './Icon'
import type { IconName } from './icons/names'
import { TextInput } from './TextInput'
import type { Typing } from './typingTypes'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  kind?: Typing
  placeholder?: string
  icon?: IconName
  right?: ReactNode
  error?: string | undefined
  maxLength?: number
  autoComplete?: string
  focus?: boolean
  /** Grey instead of white: inside a card. */
  sunken?: boolean
  onBlur?: () => void
  onConfirm?: () => unknown
}

/** One large input on its own, as for the phone number of a login. */
export function InputBox({
  label,
  value,
  onChange,
  kind = 'text',
  placeholder,
  icon,
  right,
  error,
  maxLength = 140,
  autoComplete,
  focus,
  sunken,
  onBlur,
  onConfirm,
}: Props) {
  const id = useDomId('input')
  return (
    <View>
      <View className={cx('q-input', sunken && 'q-input--sunken', error !== undefined && 'bad')}>
        {icon && <Icon name={icon} size={20} className="c4" />}
        <TextInput
          id={id}
          className="q-field__in grow"
          label={label}
          value={value}
          onChange={onChange}
          kind={kind}
          placeholder={placeholder ?? label}
          maxLength={maxLength}
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : `${id}-note`}
          autoComplete={autoComplete}
          focus={focus}
          onBlur={onBlur}
          onConfirm={onConfirm}
        />
        {right}
      </View>
      {error !== undefined && (
        <ErrorLine id={`${id}-note`} flat>
          {error}
        </ErrorLine>
      )}
    </View>
  )
}
