import { InputBox } from '@/ui/InputBox'

type Props = { value: string; onChange: (phoneNum: string) => void; error: string | undefined; label?: string }

/** A mainland mobile number. */
export const PhoneInput = ({ value, onChange, error, label = '手机号' }: Props) => (
  <InputBox
    label={label}
    kind="phone"
    placeholder={label}
    value={value}
    onChange={onChange}
    maxLength={11}
    error={error}
    autoComplete="tel"
  />
)
