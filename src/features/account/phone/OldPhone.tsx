import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { useHotline } from '@/ui/hotline'
import { OwnPhoneFields } from '../sms/OwnPhoneFields'
import { useOwnProof } from '../sms/useOwnProof'
import { useProblems } from '../sms/useProblems'
import '../sms/sms.scss'

/** The first step: a code to the phone that is bound now. */
export function OldPhone({ onProof }: { onProof: (proof: string) => void }) {
  const form = useProblems()
  const { phone } = useHotline()
  const { sms, proof: prove } = useOwnProof('change', form)
  const goOn = async () => {
    const proof = await prove()
    if (proof !== undefined) onProof(proof)
  }
  return (
    <View className="pad sms__form">
      <OwnPhoneFields of={sms} />
      <Button block says="inline" onPress={goOn}>
        下一步
      </Button>
      <View className="t13 c3">原手机号已经不用了？请{phone ? `打客服电话 ${phone}` : '联系客服'}，核对身份后为您修改。</View>
    </View>
  )
}
