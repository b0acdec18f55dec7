import { Text, View } from '@tarojs/components'
import { read } from '@/api/read'
import { write } from '@/api/write'
import { agreementTo } from '@/contract/agreement'
import { document } from '@/contract/document'
import { registration, RegistrationForm } from '@/contract/registration'
import { PhoneFields } from '@/domain/sms/PhoneFields'
import { SMS_FIELDS, SMS_VALUES } from '@/domain/sms/smsForm'
import '@/domain/sms/sms.scss'
import { usePhoneProof } from '@/domain/sms/usePhoneProof'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { landingCodeOf } from '../../landingCodeOf'
import type { NeedProps } from './Need'

export const QUESTION_EXAMPLE = '选填，如「能和降压药一起吃吗」'

/** Without an account: a phone that is proved by a code, and a yes that was not ticked beforehand (LAW-AND-PRIVACY, B2). */
export function VisitorForm({ productCode, code, onDone }: NeedProps) {
  const form = useForm({
    values: { ...SMS_VALUES, question: '', agreed: false },
    schema: RegistrationForm.shape,
    problems: ({ agreed }) => ({ agreed: agreed ? undefined : '请先阅读并同意隐私政策' }),
    fields: { ...SMS_FIELDS, agreements: 'agreed' },
    quiet: true,
  })
  const sms = usePhoneProof('need', form)
  const register = () =>
    form.submit(async ({ phoneNum, smsCode, question }) => {
      const agreements = agreementTo(await privacyInForce())
      const body = { phoneNum, smsCode, productCode, agreements, ...(question !== '' && { question }), ...landingCodeOf(code) }
      onDone((await write(registration.create, { body })).expectedBefore)
    })
  const problem = form.errorOf('agreed')
  return (
    <View className="sms__form">
      <View className="text-14 color-body">不用注册。药师会打这个手机号，和您核对要的药，告诉您怎么买。</View>
      <PhoneFields of={sms} />
      <TextArea label="想问什么" {...form.fieldProps('question')} placeholder={QUESTION_EXAMPLE} maxLength={200} />
      <View>
        <View className="row wrap text-13 color-secondary">
          <Checkbox
            on={form.values.agreed}
            onChange={(on) => form.set('agreed', on)}
            focus={form.isFocused('agreed')}
            label="我同意药师用这个号码联系我，并按隐私政策处理我登记的用药需求"
          >
            <Text>我同意药师用这个号码联系我，并按隐私政策处理我登记的用药需求</Text>
          </Checkbox>
          <Press role="link" onPress={() => go('privacy')} className="color-link row q-hit">
            《隐私政策》
          </Press>
        </View>
        {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
      </View>
      <Button block says="inline" onPress={register}>
        登记，请药师回电
      </Button>
    </View>
  )
}

/** The version that is agreed to: the one in force now. */
async function privacyInForce() {
  const { name, version } = await read(document.one, { params: { name: 'privacy' } })
  return { document: name, version }
}
