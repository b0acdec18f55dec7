import type { ReactNode } from 'react'
import { PhoneInput } from './PhoneInput'
import { SmsCodeFields } from './SmsCodeFields'
import type { SmsCode } from './useSmsCode'

type Props = {
  label?: string
  value: string
  onChange: (phoneNum: string) => void
  of: SmsCode
  /** Said right below the phone. */
  children?: ReactNode
}

/** A phone to be typed, with picture and code. */
export const PhoneFields = ({ of: sms, children, ...phone }: Props) => (
  <>
    <PhoneInput {...phone} error={sms.problems.phoneNum} />
    {children}
    <SmsCodeFields of={sms} />
  </>
)
