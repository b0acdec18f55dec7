import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { beginSession } from '@/domain/session/beginSession'
import { goBack } from '@/routes/go'
import { Button } from '@/ui/Button'
import { tell } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { PhoneFields } from '../sms/PhoneFields'
import { usePhoneProof } from '../sms/usePhoneProof'
import { useProblems } from '../sms/useProblems'

/** The second step: the new phone with its code; both travel in the body, never in the address. */
export function NewPhone({ proof, onExpired }: { proof: string; onExpired: () => void }) {
  const [phoneNum, setPhone] = useState('')
  const form = useProblems()
  const { sms, isWhole } = usePhoneProof({ phoneNum, purpose: 'bind', problems: form })

  const bind = async () => {
    if (!isWhole()) return
    const { smsCode } = sms
    try {
      await beginSession(await send(account.bindPhone, { query: {}, body: { proof, phoneNum, smsCode } }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PROOF_INVALID') {
        form.refused(error, 'smsCode')
        return
      }
      await tell({ title: error.message, ok: '重新验证' })
      onExpired()
      return
    }
    toast('手机号已修改，其他设备已退出', { icon: 'check' })
    await goBack()
  }

  return (
    <View className="pad sms__form">
      <PhoneFields label="新手机号" value={phoneNum} onChange={setPhone} of={sms} />
      <Button block says="inline" onPress={bind}>
        完成修改
      </Button>
      <View className="t13 c3">修改后用新手机号登录和收通知，我们会给原手机号发一条提醒。</View>
    </View>
  )
}
