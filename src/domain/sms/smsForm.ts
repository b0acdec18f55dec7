import { SmsCode } from '@/contract/captcha'
import { Phone } from '@/contract/fields'

/** The fields of a phone that is proved by SMS. `phoneNum` stays empty where it is the member's own, which this device knows masked only. */
export const SMS_VALUES = { phoneNum: '', validCode: '', smsCode: '' }

/** How a phone and its code are validated before they are sent. */
export const SMS_SCHEMA = { phoneNum: Phone, smsCode: SmsCode }

export type SmsField = keyof typeof SMS_VALUES

/** What the gateway calls otherwise: the picture's ticket and work, and what a code was turned into. */
export const SMS_FIELDS = { ticket: 'validCode', work: 'validCode', proof: 'smsCode', bindToken: 'smsCode' } as const

/** What the steps of an SMS code need of the form they stand in. */
export type SmsForm = {
  values: Readonly<Record<SmsField, string>>
  set: (key: SmsField, value: string) => void
  errorOf: (key: SmsField) => string | undefined
  fieldProps: (key: SmsField) => {
    value: string
    onChange: (text: string) => void
    onBlur: () => void
    focus: boolean
    error: string | undefined
  }
  check: (keys: readonly SmsField[]) => boolean
  /** Brings the keyboard to a field and says nothing of it. */
  focus: (key: SmsField) => void
  refuse: (key: SmsField, message: string) => void
  refused: (error: unknown) => void
}
