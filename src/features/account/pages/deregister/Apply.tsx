import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { agreementTo } from '@/contract/agreement'
import { deregister, DeregisterReason } from '@/contract/deregister'
import { endSession } from '@/api/endSession'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { confirm } from '@/ui/feedback/dialog'
import { TextArea } from '@/ui/form/TextArea'
import { useAccountFlow } from '../../accountFlow'
import { OwnPhoneFields } from '@/domain/sms/OwnPhoneFields'
import { SMS_FIELDS, SMS_VALUES } from '@/domain/sms/smsForm'
import { OWN_PROOF, useOwnProof } from '@/domain/sms/useOwnProof'
import { useUnsentForm } from '@/domain/draft/useUnsentForm'
import '@/domain/sms/sms.scss'

/** The last step: proof by SMS, a reason if one likes, and one more question. Every device is logged out at once. */
export function Apply({ version }: { version: string }) {
  const form = useUnsentForm({
    values: { ...SMS_VALUES, reason: '' },
    schema: { ...OWN_PROOF, reason: DeregisterReason },
    fields: SMS_FIELDS,
    quiet: true,
  })
  const { sms, prove } = useOwnProof('deregister', form)

  const apply = async () => {
    const text = '提交后所有设备立即退出。冷静期内可以用原手机号登录取消。'
    if (!form.check() || !(await confirm({ title: '提交注销申请？', text, yes: '提交注销', no: '再想想', danger: true }))) return
    await form.submit(async ({ reason }) => {
      const body = {
        proof: await prove(),
        agreements: agreementTo({ document: 'delClause', version }),
        ...(reason.trim() && { reason: reason.trim() }),
      }
      const { recordToken } = await write(deregister.apply, { body })
      useAccountFlow.setState({ recordToken })
      endSession()
      await replaceBy('delRecord')
    })
  }

  return (
    <View className="padding-gutter sms__form">
      <View className="text-18 weight-bold color-title">确认是您本人</View>
      <OwnPhoneFields of={sms} />
      <TextArea label="注销原因（可不填）" placeholder="注销原因（可不填）" {...form.fieldProps('reason')} maxLength={200} />
      <Button kind="danger" block says="inline" onPress={apply}>
        提交注销
      </Button>
    </View>
  )
}
