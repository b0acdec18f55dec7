import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { ApiError, isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { formCalls } from '@/contract/consultationForm'
import type { Output } from '@/contract/endpoint'
import { patient, type Patient } from '@/contract/patient'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { go, goBack, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { toast } from '@/ui/feedback/toast'
import { Card } from '@/ui/card/Card'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import type { Reading } from '@/ui/state/Loaded'
import { Awaited } from '@/domain/draft/Awaited'
import { Signing } from '@/domain/signing/Signing'
import type { Signed } from '@/domain/signing/signing'

/** Route `consultationSign`: the consent to consultations is signed for a patient. */
export default function ConsultSignPage() {
  const { patientId = '' } = useParams('consultationSign')
  const patients = useRead(patient.list, { query: {} })
  const consent = useRead(formCalls.sign, { query: { patientId } }, { enabled: patientId !== '', staleTime: 0 })
  if (patientId === '' || isUnknown(consent.error)) return <Nobody />
  const reads: Array<Reading<unknown>> = [patients, consent]
  const missing = reads.find(({ data, status }) => data === undefined || status === 'failed')
  if (missing || !patients.data || !consent.data) return <Awaited of={missing && { ...missing, data: undefined }} />
  const who = patients.data.results.find(({ id }) => id === patientId)
  return who ? <Consent patient={who} of={consent.data} /> : <Nobody />
}

/** Of another account, or an address that was cut. */
const Nobody = () => (
  <Screen>
    <Empty page picture="prescription" title="先选好用药人" text="在问诊里选好用药人，再来签署知情同意书">
      <Button onPress={() => replaceBy('consultationForm', {})}>去填写病情</Button>
    </Empty>
  </Screen>
)

const back = () => (Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('consultationForm', {}))

/** What is signed, by whom, and with which hand. */
function Consent({ patient: who, of: { version, title } }: { patient: Patient; of: Output<typeof formCalls.sign> }) {
  const attempt = useAttempt()
  const sign = (signed: Signed) =>
    attempt(formCalls.giveSign, { body: { patientId: who.id, version, ...signed } }).catch((error: unknown) => {
      // Another text came into force meanwhile: it is that one which is to be read.
      if (error instanceof ApiError && error.code === 'AGREEMENT_CHANGED') void refetch(formCalls.sign)
      throw error
    })
  return (
    <Signing
      patient={who}
      note="第一次网上问诊前签一次，请用正楷书写，横过手机更好写"
      meaning="表示您读过并同意知情同意书"
      use="签名加密保存，只用于这份同意书；在「我的协议」里可以撤回"
      onSign={sign}
      onSigned={async () => {
        toast('已签署', { icon: 'check' })
        await back()
      }}
    >
      <Card>
        <View className="text-16 color-body">网上问诊只适合复诊，不能代替到医院看病；情况紧急请拨打 120。签名表示您已阅读并同意：</View>
        <Press className="text-16 weight-medium color-link q-hit margin-top-8 text-left" onPress={() => go('consultationService')}>
          《{title}》
        </Press>
        <View className="text-13 color-secondary">版本 {version}</View>
      </Card>
    </Signing>
  )
}
