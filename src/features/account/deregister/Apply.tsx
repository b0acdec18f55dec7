import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { queries } from '@/api/queries'
import { send } from '@/api/send'
import { deregister } from '@/contract/deregister'
import { useSession } from '@/platform/session'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/Button'
import { confirm } from '@/ui/dialog'
import { TextArea } from '@/ui/TextArea'
import { useHandedOn } from '../handedOn'
import { codeProblem } from '../sms/fieldProblems'
import { OwnPhoneFields } from '../sms/OwnPhoneFields'
import { useOwnProof } from '../sms/useOwnProof'
import { useProblems } from '../sms/useProblems'
import '../sms/sms.scss'

/** The last step: proof by SMS, a reason if one likes, and one more question. Every device is logged out at once. */
export function Apply({ version }: { version: string }) {
  const [reason, setReason] = useState('')
  const form = useProblems()
  const { sms, proof: prove } = useOwnProof('deregister', form)

  const apply = async () => {
    if (!form.check([['smsCode', codeProblem(sms.smsCode)]])) return
    const text = '提交后所有设备立即退出。冷静期内可以用原手机号登录取消。'
    if (!(await confirm({ title: '提交注销申请？', text, yes: '提交注销', no: '再想想', danger: true }))) return
    const proof = await prove()
    if (proof === undefined) return
    try {
      const body = { proof, agreements: `delClause@${version}`, ...(reason.trim() && { reason: reason.trim() }) }
      const { recordToken } = await send(deregister.apply, { body })
      useHandedOn.setState({ recordToken })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) throw error
      form.refused(error, 'smsCode')
      return
    }
    useSession.getState().end()
    queries.clear()
    await replaceBy('delRecord')
  }

  return (
    <View className="pad sms__form">
      <View className="t18 b c1">确认是您本人</View>
      <OwnPhoneFields of={sms} />
      <TextArea label="注销原因（可不填）" placeholder="注销原因（可不填）" value={reason} onChange={setReason} maxLength={200} />
      <Button kind="danger" block says="inline" onPress={apply}>
        提交注销
      </Button>
    </View>
  )
}
