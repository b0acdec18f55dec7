import type { ReactNode } from 'react'
import { PhoneInput } from './PhoneInput'
import { SmsCodeFields } from './SmsCodeFields'
import type { SmsCode } from './useSmsCode'

type Props = {
  label?: string
  of: SmsCode
  /** The phone is kept elsewhere too. */
  onPhone?: (phoneNum: string) => void
  /** Said right below the phone. */
  children?: ReactNode
}

/** A phone to be typed, with picture and code. */
export function PhoneFields({ of: sms, onPhone, children, ...label }: Props) {
  const phone = sms.form.fieldProps('phoneNum')
  const change = (phoneNum: string) => {
    phone.onChange(phoneNum)
    onPhone?.(phoneNum)
  }
  return (
    <>
      <PhoneInput {...label} {...phone} onChange={change} />
      {children}
      <SmsCodeFields of={sms} />
    </>
  )
}
