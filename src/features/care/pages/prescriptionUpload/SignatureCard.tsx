import { View } from '@tarojs/components'
import type { PrescriptionSign } from '@/contract/prescriptionSign'
import { shopWhen } from '@/lib/time'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { Picture } from '@/ui/picture/Picture'
import { Button } from '@/ui/press/Button'

type Props = { sign: PrescriptionSign | null; /** It confirms what stands in the form. */ isSigned: boolean; onSign: () => unknown }

/** The last step: who confirmed the form and when, or that this is still to be done. */
export const SignatureCard = ({ sign, isSigned, onSign }: Props) => (
  <Section title="用药人签名">
    {sign === null && <View className="text-14 color-secondary">填好以上内容后，由用药人签名确认，再提交药师审核。</View>}
    {sign !== null && !isSigned && <Notice icon="warning">签名之后改过用药人、药品或诊断，请重新签名。</Notice>}
    {sign !== null && isSigned && (
      <View className="row wrap justify-between gap-12">
        {sign.image === null ? (
          <View className="text-20 color-title serif">{sign.signerName}</View>
        ) : (
          <Picture className="rx-upload__signature" fit="contain" src={sign.image} alt={`${sign.signerName}的签名`} eager />
        )}
        <Button kind="outline" size="s" onPress={onSign}>
          重新签名
        </Button>
      </View>
    )}
    {sign !== null && isSigned && (
      <View className="text-13 color-secondary margin-top-8">
        {sign.signerName}
        {sign.relation !== null &&
          `（${sign.signer === 'guardian' ? '监护人，' : ''}${sign.relation}${sign.signer === 'agent' ? '代签' : ''}）`}
        ，{shopWhen(sign.signedAt, Date.now())} 签名
      </View>
    )}
  </Section>
)
