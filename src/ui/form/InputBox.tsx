import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { ErrorLine } from './ErrorLine'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { usePress } from '../press/usePress'
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
  /** The keyboard's own button, or Enter; when it rejects the shopper reads why in a dialog. */
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
  const { press } = usePress(onConfirm)
  return (
    <View>
      <View className={cx('q-input', sunken && 'q-input--sunken', error !== undefined && 'invalid')}>
        {icon && <Icon name={icon} size={20} className="color-caption" />}
        <TextInput
          id={id}
          className="q-field__input grow"
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
          onConfirm={press}
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
