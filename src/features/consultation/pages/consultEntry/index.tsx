import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { formCalls } from '@/contract/consultationForm'
import { type Consultation } from '@/contract/consultationView'
import { consultationRowOf } from '@/contract/consultationStates'
import type { Output } from '@/contract/endpoint'
import { ProductCode } from '@/contract/fields'
import { schemaProblem } from '@/lib/schemaProblem'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Cell } from '@/ui/card/Cell'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import { ConsultationCard } from '../../ConsultationCard'
import { OtherWays, toUpload } from '../../OtherWays'
import { About } from './About'
import { Doctors, type Choice } from './Doctors'
import './index.scss'

type Setting = Output<typeof formCalls.setting>

/** Route `prescriptionConsult`: what asking a doctor is and costs, who is on duty, and the ways on. */
export default function ConsultEntryPage() {
  const { productCode, patientId } = useParams('prescriptionConsult')
  const setting = useRead(formCalls.setting, {}, { staleTime: 0 })
  const [choice, setChoice] = useState<Choice>({})
  const begin = () =>
    go('consultationForm', { ...(productCode !== undefined && { productCode }), ...(patientId !== undefined && { patientId }), ...choice })
  return (
    <Screen
      tint="sky"
      bottomBar={
        setting.data?.isOpen ? (
          <BottomBar>
            <Button grow kind="outline" sub="我有处方" onPress={() => toUpload(productCode)}>
              直接上传
            </Button>
            <Button grow sub="我要复诊" onPress={begin}>
              问诊开方
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Open />
        <Loaded of={setting} skeleton={1}>
          {(known) => (
            <>
              {known.isOpen ? null : <Closed of={known} productCode={productCode} />}
              <About of={known} />
              {known.isOpen && productCode !== undefined && <ByQuestions productCode={productCode} />}
              {known.isOpen && <Doctors departments={known.departments} value={choice} onChange={setChoice} />}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

/** One question after the other, for whoever would rather tap than write. */
const ByQuestions = ({ productCode }: { productCode: string }) =>
  schemaProblem(ProductCode, productCode) === undefined ? (
    <View className="q-card q-card--flush">
      <Cell title="一问一答申请，约 1 分钟" onPress={() => go('hospitalDrug', { productCode })} />
    </View>
  ) : null

const isOpen = ({ state }: Consultation) => !consultationRowOf(state).isOver

/** A consultation of the member's that goes on; nothing for a visitor, or where it is not known. */
function Open() {
  const member = useSession((session) => session.member)
  const { data } = useRead(formCalls.list, { query: {} }, { enabled: Boolean(member), staleTime: 0 })
  const going = data?.results.find(isOpen)
  if (!going) return null
  return (
    <Section plain title="继续问诊" more="全部" onMore={() => go('consultations')}>
      <ConsultationCard of={going} />
    </Section>
  )
}

/** Why none can be begun now, and what can be done instead. */
const Closed = ({ of: { why }, productCode }: { of: Setting; productCode: string | undefined }) => (
  <View className="q-card stack">
    <Notice icon="clock">{why ?? '现在没有医生接诊'}</Notice>
    <OtherWays productCode={productCode} />
  </View>
)
