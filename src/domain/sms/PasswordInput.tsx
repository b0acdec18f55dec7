import { useState } from 'react'
import { IconButton } from '@/ui/press/IconButton'
import { InputBox } from '@/ui/form/InputBox'

type Props = {
  label?: string
  value: string
  onChange: (password: string) => void
  error: string | undefined
  focus: boolean
  /** A new one is offered to the browser to be kept. */
  isNew?: boolean
  icon?: 'lock'
  onConfirm?: () => unknown
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ label = '密码', value, onChange, error, focus, isNew, icon, onConfirm }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <InputBox
      label={label}
      kind={isShown ? 'text' : 'password'}
      placeholder={isNew ? `${label}，8–20 位` : label}
      value={value}
      onChange={onChange}
      maxLength={64}
      error={error}
      focus={focus}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(icon && { icon })}
      {...(onConfirm && { onConfirm })}
      right={
        <IconButton
          name={isShown ? 'eye' : 'eye-off'}
          size={20}
          label={isShown ? '隐藏密码' : '显示密码'}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
