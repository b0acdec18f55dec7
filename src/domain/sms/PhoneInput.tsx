import { InputBox } from '@/ui/form/InputBox'

type Props = { value: string; onChange: (phoneNum: string) => void; error: string | undefined; focus: boolean; label?: string }

/** A mainland mobile number. */
export const PhoneInput = ({ value, onChange, error, focus, label = '手机号' }: Props) => (
  <InputBox
    label={label}
    kind="phone"
    placeholder={label}
    value={value}
    onChange={onChange}
    maxLength={11}
    error={error}
    focus={focus}
    autoComplete="tel"
  />
)
