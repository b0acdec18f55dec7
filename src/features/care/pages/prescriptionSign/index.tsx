import { useMemo } from 'react'
import Taro from '@tarojs/taro'
import { useRead } from '@/api/useRead'
import { patient } from '@/contract/patient'
import { prescription } from '@/contract/prescription'
import { prescriptionSign } from '@/contract/prescriptionSign'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { goBack, replaceBy } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Awaited } from '@/domain/draft/Awaited'
import { prescriptionKeeper } from '../../draftKeeper'
import { Signing } from '@/domain/signing/Signing'
import { useKeptDraft } from '@/domain/draft/useKeptForm'
import { confirmedOf, isComplete } from './signForm'

/** Route `prescriptionSign`: whoever confirms the prescription in the form writes their name. */
export default function PrescriptionSignPage() {
  const patients = useRead(patient.list, { query: {} })
  const draft = useRead(prescription.draft, {}, { staleTime: 0 })
  const found = useRead(prescriptionSign.find, {}, { staleTime: 0 })
  const keeper = useMemo(prescriptionKeeper, [])
  /** What stands in the form below this page. */
  const { awaited, kept: form } = useKeptDraft({ keeper, draft, reads: [patients, found] })
  const attempt = useAttempt()
  if (awaited || !patients.data || !found.data) return <Awaited of={awaited} />
  const who = patients.data.results.find(({ id }) => id === form?.patientId)
  if (!form || !who || !isComplete(form))
    return (
      <Screen>
        <Empty page picture="prescription" title="先把处方填好" text="选好用药人、诊断和药品，再来签名">
          <Button onPress={() => replaceBy('prescriptionUpload')}>去填写处方</Button>
        </Empty>
      </Screen>
    )
  const signId = found.data.sign?.signId
  const prescriptionSignExternal = confirmedOf(who, form)
  return (
    <Signing
      patient={who}
      note="用于处方笺确认，请用正楷书写，横过手机更好写"
      meaning="表示您核对过处方"
      use="签名仅用于本次处方确认，加密保存；一天内没有提交就自动删除"
      onSign={(signed) => {
        const body = { prescriptionSignExternal, ...signed }
        return signId === undefined
          ? attempt(prescriptionSign.create, { body })
          : attempt(prescriptionSign.update, { body: { ...body, signId } })
      }}
      onSigned={async () => {
        toast('签名已保存', { icon: 'check' })
        await (Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('prescriptionUpload'))
      }}
    />
  )
}
