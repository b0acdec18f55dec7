import { Text, View } from '@tarojs/components'
import { Pregnancy, PREGNANCY_TEXT } from '@/contract/patient'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import { yuan } from '@/lib/money'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { RadioChips, RadioList } from '@/ui/form/RadioList'
import { Stepper } from '@/ui/form/Stepper'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Fact } from '@/ui/text/Fact'
import { answerText } from '../../asking/history'
import { ANYBODY, doctorText } from '../../doctorWords'
import { FocusPart } from '../../FocusPart'
import { Who } from '../../Who'
import { isAccompaniedAsked, isPregnancyAsked } from './confirmForm'
import { useConfirm, type Confirming, type Emergency } from './useConfirm'
import './index.scss'

type Form = ReturnType<typeof useConfirm>['form']
type PartProps = { form: Form; patient: ReturnType<typeof useConfirm>['patient'] }

const PREGNANCIES = Pregnancy.options.map((value) => ({ value, text: PREGNANCY_TEXT[value] }))

/** For whom, how much, what was diagnosed, what was answered, and who decides. */
export function ConfirmFields(props: Confirming) {
  const { productCode, of, history, patients } = props
  const { form, patient, handIn, emergency, closeEmergency } = useConfirm(props)
  const { values, set, errorOf, isFocused } = form
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button block says="inline" onPress={handIn}>
            {of.fee > 0 ? `去支付 ¥${yuan(of.fee)}` : '提交申请'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Who
          patients={patients}
          value={values.patientId}
          onChange={(patientId) => set('patientId', patientId)}
          error={errorOf('patientId')}
          focus={isFocused('patientId')}
        />
        <Expecting form={form} patient={patient} />
        <Amount form={form} of={of} />
        <Diagnosed form={form} patient={patient} />
        <Section title="您的回答" more={`${history.questions.length} 个问题`}>
          {history.questions.map((question) => (
            <View key={question.questionId} className="row align-start gap-12 confirm__answer">
              <View className="grow">
                <View className="text-14 color-secondary">{question.question}</View>
                <View className="text-16 color-title margin-top-2">{answerText(history, question)}</View>
              </View>
              <Press
                className="text-14 color-link q-hit nowrap"
                label={`修改：${question.question}`}
                onPress={() => go('hospitalDrug', { productCode, edit: question.questionId })}
              >
                修改
              </Press>
            </View>
          ))}
        </Section>
        <Accompanied form={form} patient={patient} />
        <Section title="谁来看">
          <Fact label="医生">{of.doctor ? `现在接诊：${doctorText(of.doctor)}。${ANYBODY}` : ANYBODY}</Fact>
          <Fact label="问诊费">{of.fee > 0 ? `¥${yuan(of.fee)}，没有医生接诊全额退回` : '不收费'}</Fact>
        </Section>
        <Notice kind="info" icon="info">
          开不开药、开什么药由医生决定。情况紧急请拨打 120 或立即到医院。
        </Notice>
      </View>
      <EmergencySheet of={emergency} onClose={closeEmergency} />
    </Screen>
  )
}

/** Of women of an age alone. */
function Expecting({ form: { values, set, errorOf, isFocused }, patient }: PartProps) {
  if (!isPregnancyAsked(patient)) return null
  return (
    <Section title="正在怀孕或哺乳吗？">
      <FocusPart label="正在怀孕或哺乳吗？" error={errorOf('pregnancy')} focus={isFocused('pregnancy')}>
        <RadioChips
          label="正在怀孕或哺乳吗？"
          options={PREGNANCIES}
          value={values.pregnancy}
          onChange={(pregnancy) => set('pregnancy', pregnancy)}
        />
      </FocusPart>
    </Section>
  )
}

const priceText = (salePrice: number | null) => (salePrice === null ? '价格在医生开方后可见' : `¥${yuan(salePrice)}`)

/** Which packing, and how many boxes. */
function Amount({ form: { values, set, errorOf, isFocused }, of: { name, configSku } }: { form: Form; of: Confirming['of'] }) {
  const chosen = configSku.find(({ skuCode }) => skuCode === values.skuCode)
  const most = chosen?.skuAmount ?? 1
  return (
    <Section title={name}>
      <FocusPart label="规格" error={errorOf('skuCode')} focus={isFocused('skuCode')}>
        <RadioList
          label="规格"
          options={configSku.map(({ skuCode, skuName, salePrice }) => ({ value: skuCode, text: skuName, note: priceText(salePrice) }))}
          value={values.skuCode}
          onChange={(skuCode) => {
            set('skuCode', skuCode)
            set('quantity', Math.min(values.quantity, configSku.find((one) => one.skuCode === skuCode)?.skuAmount ?? 1))
          }}
        />
      </FocusPart>
      <FocusPart label="数量" error={errorOf('quantity')} focus={isFocused('quantity')} className="margin-top-12">
        <View className="row gap-12">
          <View className="grow text-16 color-title">数量（盒）</View>
          <Stepper
            value={values.quantity}
            max={most}
            whyMax={`一次最多 ${most} 盒`}
            whyMin="最少 1 盒"
            onChange={(quantity) => set('quantity', quantity)}
          />
        </View>
      </FocusPart>
    </Section>
  )
}

/** What a doctor who saw the patient called it. */
function Diagnosed({ form: { values, set, errorOf, isFocused }, patient }: PartProps) {
  return (
    <View className="q-card q-card--flush">
      <DiseaseField
        required
        placeholder="医院诊断过的疾病"
        value={{ name: values.diseaseName, icdCode: values.icdCode }}
        onChange={({ name, icdCode }) => {
          set('diseaseName', name)
          set('icdCode', icdCode)
        }}
        age={patient?.age}
        sex={patient?.sex}
        chronic={patient?.healthInfo?.chronicDiseases}
        error={errorOf('diseaseName')}
        focus={isFocused('diseaseName')}
      />
      <View className="confirm__declared">
        <Checkbox
          on={values.isDiagnosed}
          onChange={(on) => set('isDiagnosed', on)}
          focus={isFocused('isDiagnosed')}
          className="align-start"
        >
          <Text className="text-16 color-body">这个病在医院由医生当面确诊过，这次是复诊</Text>
        </Checkbox>
        {errorOf('isDiagnosed') !== undefined && <ErrorLine flat>{errorOf('isDiagnosed') ?? ''}</ErrorLine>}
      </View>
    </View>
  )
}

/** Of a small child: somebody of the family is there. */
function Accompanied({ form: { values, set, errorOf, isFocused }, patient }: PartProps) {
  if (!isAccompaniedAsked(patient)) return null
  return (
    <View className="q-card">
      <Checkbox
        on={values.isAccompanied}
        onChange={(on) => set('isAccompanied', on)}
        focus={isFocused('isAccompanied')}
        className="align-start"
      >
        <Text className="text-16 color-body">孩子不满 6 岁，问诊时监护人会一直陪在身边</Text>
      </Checkbox>
      {errorOf('isAccompanied') !== undefined && <ErrorLine flat>{errorOf('isAccompanied') ?? ''}</ErrorLine>}
    </View>
  )
}

type SheetProps = { of: Emergency | undefined; onClose: () => void }

/** An answer may be an emergency: help comes first, and a drug is not asked for this way. */
const EmergencySheet = ({ of, onClose }: SheetProps) => (
  <Sheet
    open={of !== undefined}
    onClose={onClose}
    title="先看是不是急症"
    footer={
      <View className="column gap-12 full-width">
        <Button block kind="danger" icon="phone" onPress={() => callPhone('120')}>
          拨打 120
        </Button>
        <Button block kind="outline" onPress={onClose}>
          选错了，去改答案
        </Button>
      </View>
    }
  >
    <View className="text-18 weight-bold color-title margin-top-8">{of?.headline}</View>
    <View className="text-16 color-body margin-top-8 pre-line confirm__emergency">{of?.text}</View>
  </Sheet>
)
