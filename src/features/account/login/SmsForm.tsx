import { Image, View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { InputBox } from '@/ui/InputBox'
import { toast } from '@/ui/toast'
import { AgreeRow } from './AgreeRow'
import type { LoginFormProps } from './LoginForm'
import { askForPicture, logInBySms, sendCode } from './smsSteps'
import { useAgreements } from './useAgreements'
import { useSeconds } from './useSeconds'

const PHONE = /^1[3-9]\d{9}$/
type Problems = Partial<Record<'phoneNum' | 'validCode' | 'smsCode' | 'agreements', string>>

/** Phone, picture, SMS code. A wrong picture answer is burnt by the gateway: a new picture comes by itself. */
export function SmsForm({ name: phoneNum, onName: setPhone, onLogin }: LoginFormProps) {
  const [picture, setPicture] = useState<{ ticket: string; image: string }>()
  const [validCode, setValidCode] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const wait = useSeconds()
  const { agreed, setAgreed, agreements, retry } = useAgreements()
  const known = PHONE.test(phoneNum)

  const renewPicture = useCallback(async () => {
    setValidCode('')
    setPicture(await askForPicture(phoneNum))
  }, [phoneNum])

  useEffect(() => {
    if (!known) {
      setPicture(undefined)
      return
    }
    renewPicture().catch((error: unknown) => setProblems({ phoneNum: (error as Error).message }))
  }, [known, renewPicture])

  /** Shows a refusal beside the field it concerns; anything else is the button's to say. */
  const beside = (error: unknown, fallback: keyof Problems) => {
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 429) throw error
    const field = error.field && error.field in { phoneNum, validCode, smsCode } ? (error.field as keyof Problems) : fallback
    setProblems({ [field]: error.message })
  }

  const askForCode = async () => {
    if (!known) {
      setProblems({ phoneNum: '请填写 11 位手机号' })
      return
    }
    if (!picture || !/^[0-9a-zA-Z]{4}$/.test(validCode)) {
      setProblems({ validCode: '请填写图中的 4 位字符' })
      return
    }
    setProblems({})
    try {
      wait.start(await sendCode({ phoneNum, ticket: picture.ticket, validCode }))
      toast('验证码已发送')
    } catch (error) {
      await renewPicture()
      beside(error, 'validCode')
    }
  }

  const logIn = async () => {
    if (!known) {
      setProblems({ phoneNum: '请填写 11 位手机号' })
      return
    }
    if (!/^\d{6}$/.test(smsCode)) {
      setProblems({ smsCode: '请填写 6 位短信验证码' })
      return
    }
    if (!agreed) {
      setProblems({ agreements: '请先阅读并同意用户协议与隐私政策' })
      return
    }
    if (!agreements) return retry()
    setProblems({})
    try {
      await onLogin(await logInBySms({ phoneNum, smsCode, agreements }))
    } catch (error) {
      beside(error, 'smsCode')
    }
  }

  return (
    <>
      <InputBox
        label="手机号"
        kind="phone"
        placeholder="手机号"
        value={phoneNum}
        onChange={setPhone}
        maxLength={11}
        error={problems.phoneNum}
        autoComplete="tel"
      />
      {picture && (
        <InputBox
          label="图形验证码"
          placeholder="图中的 4 位字符"
          value={validCode}
          onChange={setValidCode}
          maxLength={4}
          error={problems.validCode}
          right={
            <View className="row">
              <Image className="login__picture" src={picture.image} mode="aspectFill" ariaLabel="图形验证码" />
              <IconButton name="refresh" size={18} label="换一张图" onPress={renewPicture} />
            </View>
          }
        />
      )}
      <InputBox
        label="短信验证码"
        kind="code"
        placeholder="6 位短信验证码"
        value={smsCode}
        onChange={setSmsCode}
        maxLength={6}
        error={problems.smsCode}
        autoComplete="one-time-code"
        right={
          <Button kind="text" size="s" disabled={wait.left > 0} onPress={askForCode}>
            {wait.left > 0 ? `${wait.left} 秒后重发` : '获取验证码'}
          </Button>
        }
      />
      <AgreeRow on={agreed} onChange={setAgreed} problem={problems.agreements} />
      <Button block says="inline" onPress={logIn}>
        登录
      </Button>
    </>
  )
}
