import { View } from '@tarojs/components'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { useHotline } from '@/ui/state/hotline'
import { OwnPhoneFields } from '@/domain/sms/OwnPhoneFields'
import { SMS_FIELDS, SMS_VALUES } from '@/domain/sms/smsForm'
import { OWN_PROOF, useOwnProof } from '@/domain/sms/useOwnProof'
import '@/domain/sms/sms.scss'

/** The first step: a code to the phone that is bound now. */
export function OldPhone({ onProof }: { onProof: (proof: string) => void }) {
  const form = useForm({ values: SMS_VALUES, schema: OWN_PROOF, fields: SMS_FIELDS, quiet: true })
  const { phone } = useHotline()
  const { sms, prove } = useOwnProof('change', form)
  const verify = () => form.submit(async () => onProof(await prove()))
  return (
    <View className="padding-gutter sms__form">
      <OwnPhoneFields of={sms} />
      <Button block says="inline" onPress={verify}>
        下一步
      </Button>
      <View className="text-13 color-secondary">
        原手机号已经不用了？请{phone ? `打客服电话 ${phone}` : '联系客服'}，核对身份后为您修改。
      </View>
    </View>
  )
}
