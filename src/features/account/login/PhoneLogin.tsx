import { useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { ApiError } from '@/api/errors'
import { account, type Session } from '@/contract/account'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Notice } from '@/ui/card/Notice'
import { usePress } from '@/ui/press/usePress'
import { coolingOff } from '../coolingOff'

type Props = {
  words: string
  /** What the shopper agreed to; nothing while he has not, and then nobody is asked for a phone. */
  agreed: (() => Promise<string>) | undefined
  /** Says what is missing. */
  onMissing: () => void
  onLogin: (session: Session) => Promise<void>
  bindToken?: string | undefined
  /** WeChat's login is no longer good; it has to be begun anew. */
  onExpired?: (() => void) | undefined
}

/** What WeChat's phone button tells: a code, or why there is none. */
type Told = { code?: string; errMsg?: string; errno?: number }
/** The pharmacy's quota of numbers is used up. */
const NO_QUOTA = 1400001

/** Logs in with the phone WeChat knows, by its own button. A shopper who refuses, or gets none, finds the code by text message in reach. */
export function PhoneLogin({ words, agreed, onMissing, onLogin, bindToken, onExpired }: Props) {
  const told = useRef<Told>({})
  const [none, setNone] = useState<string>()
  const logIn = async () => {
    const { code, errno } = told.current
    if (agreed === undefined) return
    if (code === undefined) {
      setNone(
        errno === NO_QUOTA ? '微信暂时给不了手机号，请填写手机号，用短信验证码登录' : '没有得到手机号，可以填写手机号，用短信验证码登录',
      )
      return
    }
    setNone(undefined)
    try {
      const body = { phoneCode: code, agreements: await agreed(), ...(bindToken !== undefined && { bindToken }) }
      await onLogin(await write(account.wechatPhone, { body }))
    } catch (error) {
      if (await coolingOff(error)) return
      if (error instanceof ApiError && error.field === 'bindToken') onExpired?.()
      throw error
    }
  }
  const { press, busy } = usePress(logIn)
  const answered = (detail: unknown) => {
    told.current = detail ?? {}
    void press()
  }
  return (
    <View className="margin-top-12">
      {agreed === undefined ? (
        <Button block icon="phone" onPress={onMissing}>
          {words}
        </Button>
      ) : (
        <Button block icon="phone" disabled={busy} openType="getPhoneNumber" onDetail={answered}>
          {words}
        </Button>
      )}
      {none !== undefined && (
        <View className="margin-top-12" {...a11y({ role: 'status' })}>
          <Notice icon="info">{none}</Notice>
        </View>
      )}
    </View>
  )
}
