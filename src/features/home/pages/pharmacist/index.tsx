import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { CallbackForm, mall } from '@/contract/mall'
import { product } from '@/contract/product'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useRxSetting } from '@/domain/prescription/useRxSetting'
import { RX_WARNING } from '@/lib/rxWarning'
import { shopTimeOfYear } from '@/lib/time'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/form/Field'
import { Loaded } from '@/ui/state/Loaded'
import { Notice } from '@/ui/card/Notice'
import { Screen } from '@/ui/shell/Screen'
import { Section } from '@/ui/card/Section'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import './index.scss'

const stepsWith = ({ upload }: { upload: string }) => [
  { title: '准备处方', text: upload },
  { title: '上传处方', text: '拍照在线提交，写明用药人和要买的药' },
  { title: '药师审方', text: '审核通过后，药品页会显示说明书和购买按钮' },
  { title: '下单配送', text: '按处方上的数量付款，药品由药师核对后发出' },
]

/** Route `pharmacist`: how prescription drugs are bought, said plainly, and the ways to reach a pharmacist: in writing now, or by telephone. */
export default function PharmacistPage() {
  const { productCode } = useParams('pharmacist')
  const licences = useLicences()
  const onlineTime = useOnlineTime()
  const { callbackAvailable } = useMallConfig()
  const { upload } = useRxSetting()
  const about = useRead(product.batch, { query: { ids: productCode ?? '' } }, { enabled: Boolean(productCode) })
  const drug = about.data?.results[0]
  useTabs()
  return (
    <Screen tab="pharmacist" tint="sky">
      <View className="stack padding-gutter">
        <Notice kind="amber">{RX_WARNING}</Notice>
        <Loaded of={licences} skeleton={2}>
          {({ pharmacistPhone, pharmacists }) => (
            <Card>
              <View className="text-18 weight-bold color-title">问药师</View>
              <View className="text-14 color-secondary margin-top-4">由本店执业药师回答，不开处方</View>
              {drug && (
                <View className="text-14 color-body margin-top-4">
                  您想问的药：{drug.name} {drug.specification}
                </View>
              )}
              {pharmacistPhone ? (
                <>
                  <View className="text-14 color-body margin-top-4">
                    {pharmacistPhone}
                    {onlineTime ? `，${onlineTime.text}` : ''}
                    {onlineTime?.online ? `，在岗药师 ${pharmacists.filter(({ onDuty }) => onDuty).length} 人` : ''}
                  </View>
                  <View className="margin-top-16">
                    <AskInWriting productCode={drug?.productCode} isOnline={onlineTime?.online ?? true} />
                  </View>
                  <View className="margin-top-12">
                    <Button block kind="soft" icon="phone" onPress={() => callPhone(pharmacistPhone)}>
                      打电话问药师
                    </Button>
                  </View>
                </>
              ) : (
                <>
                  <View className="text-14 color-body margin-top-4">药师电话尚未公布，请稍后再来</View>
                  <View className="margin-top-16">
                    <AskInWriting productCode={drug?.productCode} isOnline={onlineTime?.online ?? true} />
                  </View>
                </>
              )}
            </Card>
          )}
        </Loaded>
        <AskDoctor productCode={productCode} />
        <Section title="处方药怎么买">
          {stepsWith({ upload }).map(({ title, text }, place) => (
            <View key={title} className="row align-start gap-12 margin-top-16">
              <View className="pharmacist__step">{place + 1}</View>
              <View className="grow">
                <View className="text-16 weight-medium color-title">{title}</View>
                <View className="text-14 color-secondary margin-top-2">{text}</View>
              </View>
            </View>
          ))}
        </Section>
        {callbackAvailable && <CallMe productCode={productCode} />}
      </View>
    </Screen>
  )
}

type Asking = { productCode: string | undefined; isOnline: boolean }

/** In writing: now, with what is asked about brought along; while nobody is there a message is left, and the page says so. */
const AskInWriting = ({ productCode, isOnline }: Asking) =>
  isOnline ? (
    <Button block icon="headset" onPress={() => go('kf', { desk: 'pharmacist', ...(productCode !== undefined && { productCode }) })}>
      在线问药师
    </Button>
  ) : (
    <>
      <View className="text-14 color-body">药师现在休息，可以先留言，上班后回复您</View>
      <View className="margin-top-8">
        <Button block icon="edit" onPress={() => go('leaveMsg', { website: 'mall' })}>
          给药师留言
        </Button>
      </View>
    </>
  )

/** Who needs a prescription asks a doctor; where none takes patients the page behind says so. */
const AskDoctor = ({ productCode }: { productCode: string | undefined }) => (
  <Button
    block
    kind="outline"
    icon="stethoscope"
    onPress={() => go('prescriptionConsult', productCode === undefined ? {} : { productCode })}
  >
    没有处方？问诊开方
  </Button>
)

/** Leaves a number for the pharmacist to call. */
function CallMe({ productCode }: { productCode: string | undefined }) {
  const form = useForm({ values: { phoneNum: '', question: '' }, schema: CallbackForm.shape, quiet: true })
  const [expectedBefore, setExpectedBefore] = useState<string>()
  const ask = () =>
    form.submit(async ({ phoneNum, question }) => {
      const asked = await write(mall.requestCallback, { body: { phoneNum, question: question || undefined, productCode } })
      setExpectedBefore(asked.expectedBefore)
    })
  if (expectedBefore) return <Notice kind="green">已收到，药师会在 {shopTimeOfYear(expectedBefore)} 前给您回电</Notice>
  return (
    <Section title="请药师回电">
      <Field label="手机号" kind="phone" required {...form.fieldProps('phoneNum')} placeholder="药师打给您的号码" maxLength={11} />
      <TextArea label="想问什么" {...form.fieldProps('question')} placeholder="选填，如「能和降压药一起吃吗」" maxLength={200} />
      <View className="margin-top-12">
        <Button block kind="soft" says="inline" onPress={ask}>
          请药师回电
        </Button>
      </View>
    </Section>
  )
}
