import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { mall } from '@/contract/mall'
import { product } from '@/contract/product'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { RX_WARNING } from '@/domain/product/statutory'
import { shopTimeOfYear } from '@/lib/shopTime'
import { callPhone } from '@/platform/phone'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Loaded } from '@/ui/Loaded'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Section } from '@/ui/Section'
import { TextArea } from '@/ui/TextArea'
import './index.scss'

const stepsWith = (phone: string | undefined) => [
  { title: '准备处方', text: '线下医院开具的纸质或电子处方，写明用药人姓名、药名与用量' },
  { title: '联系药师', text: `${phone === '' ? '' : '拨打下面的电话，'}药师核对处方与用药人信息` },
  { title: '药师审方', text: '审核通过后，药品页会显示说明书和购买按钮' },
  { title: '下单配送', text: '一张处方使用一次，药品由药师核对后发出' },
]

/** Route `pharmacist`: how prescription drugs are bought, said plainly, and two ways to reach a pharmacist. */
export default function PharmacistPage() {
  const { productCode } = useParams('pharmacist')
  const licences = useLicences()
  const onlineTime = useOnlineTime()
  const { callbackAvailable } = useMallConfig()
  const about = useRead(product.batch, { query: { ids: productCode ?? '' } }, { when: Boolean(productCode) })
  const drug = about.data?.results[0]
  useTabs()
  return (
    <Screen tab="pharmacist" tint="sky">
      <View className="stack pad">
        <Notice kind="amber">{RX_WARNING}</Notice>
        <Loaded of={licences} skeleton={2}>
          {({ pharmacistPhone, pharmacists }) => (
            <Card>
              <View className="t18 b c1">问药师</View>
              {drug && (
                <View className="t14 c2 mt4">
                  您想问的药：{drug.name} {drug.specification}
                </View>
              )}
              {pharmacistPhone ? (
                <>
                  <View className="t14 c2 mt4">
                    {pharmacistPhone}
                    {onlineTime ? `，${onlineTime.text}` : ''}
                    {onlineTime?.online === false ? '' : `，在岗药师 ${pharmacists.filter(({ onDuty }) => onDuty).length} 人`}
                  </View>
                  <View className="mt16">
                    <Button block icon="phone" onPress={() => callPhone(pharmacistPhone)}>
                      打电话问药师
                    </Button>
                  </View>
                </>
              ) : (
                <View className="t14 c2 mt4">药师电话尚未公布，请稍后再来</View>
              )}
            </Card>
          )}
        </Loaded>
        <Section title="处方药怎么买">
          {stepsWith(licences.data?.pharmacistPhone).map(({ title, text }, place) => (
            <View key={title} className="row top g12 mt16">
              <View className="pharmacist__step">{place + 1}</View>
              <View className="grow">
                <View className="t16 m c1">{title}</View>
                <View className="t14 c3 mt2">{text}</View>
              </View>
            </View>
          ))}
        </Section>
        {callbackAvailable && <CallMe productCode={productCode} />}
      </View>
    </Screen>
  )
}

/** Leaves a number for the pharmacist to call. */
function CallMe({ productCode }: { productCode: string | undefined }) {
  const [phoneNum, setPhone] = useState('')
  const [question, setQuestion] = useState('')
  const [problem, setProblem] = useState<string>()
  const [expectedBefore, setExpectedBefore] = useState<string>()
  const ask = async () => {
    if (!/^1[3-9]\d{9}$/.test(phoneNum)) {
      setProblem('请填写 11 位手机号')
      return
    }
    setProblem(undefined)
    const asked = await write(mall.requestCallback, { body: { phoneNum, question: question || undefined, productCode } })
    setExpectedBefore(asked.expectedBefore)
  }
  if (expectedBefore) return <Notice kind="green">已收到，药师会在 {shopTimeOfYear(expectedBefore)} 前给您回电</Notice>
  return (
    <Section title="请药师回电">
      <Field
        label="手机号"
        kind="phone"
        required
        value={phoneNum}
        onChange={setPhone}
        placeholder="药师打给您的号码"
        maxLength={11}
        error={problem}
      />
      <TextArea label="想问什么" value={question} onChange={setQuestion} placeholder="选填，如「能和降压药一起吃吗」" maxLength={200} />
      <View className="mt12">
        <Button block kind="soft" says="inline" onPress={ask}>
          请药师回电
        </Button>
      </View>
    </Section>
  )
}
