import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { registration, RegistrationForm } from '@/contract/registration'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { landingCodeOf } from '../../landingCodeOf'
import type { NeedProps } from './Need'
import { QUESTION_EXAMPLE } from './VisitorForm'

/** A member's: the phone is known, nothing needs to be proved. */
export function OwnForm({ productCode, code, phoneNum, onDone }: NeedProps & { phoneNum: string }) {
  const form = useForm({ values: { question: '' }, schema: RegistrationForm.shape, quiet: true })
  const register = () =>
    form.submit(async ({ question }) => {
      const body = { productCode, ...(question !== '' && { question }), ...landingCodeOf(code) }
      onDone((await write(registration.createOwn, { body })).expectedBefore)
    })
  return (
    <View className="stack">
      <View className="text-14 color-body">药师会打您的登录手机号 {phoneNum}，和您核对要的药，告诉您怎么买。</View>
      <TextArea label="想问什么" {...form.fieldProps('question')} placeholder={QUESTION_EXAMPLE} maxLength={200} />
      <Button block says="inline" onPress={register}>
        登记，请药师回电
      </Button>
    </View>
  )
}
