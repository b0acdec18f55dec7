import { View } from '@tarojs/components'
import { Pregnancy, PREGNANCY_TEXT } from '@/contract/patient'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { RadioChips, RadioList } from '@/ui/form/RadioList'
import { Stepper } from '@/ui/form/Stepper'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Fact } from '@/ui/text/Fact'
import { answerText } from '../../asking/history'
import { ANYBODY, doctorText } from '../../doctorWords'
import { FocusPart } from '../../FocusPart'
import { Accompanied } from '../../seeing/Accompanied'
import { Diagnosed } from '../../seeing/Diagnosed'
import { EmergencySheet } from '../../seeing/EmergencySheet'
import { Who } from '@/domain/patient/Who'
import { isPregnancyAsked } from './confirmForm'
import { useConfirm, type Confirming } from './useConfirm'
import './index.scss'

type Form = ReturnType<typeof useConfirm>['form']
type PartProps = { form: Form; patient: ReturnType<typeof useConfirm>['patient'] }

const PREGNANCIES = Pregnancy.options.map((value) => ({ value, text: PREGNANCY_TEXT[value] }))

/** For whom, how much, what was diagnosed, what was answered, and who decides. */
export function ConfirmFields(props: Confirming) {
  const { productCode, of, history, patients, askId } = props
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
              {askId === undefined && (
                <Press
                  className="text-14 color-link q-hit nowrap"
                  label={`修改：${question.question}`}
                  onPress={() => go('hospitalDrug', { productCode, edit: question.questionId })}
                >
                  修改
                </Press>
              )}
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
      <EmergencySheet of={emergency} onClose={closeEmergency} goOn="选错了，去改答案" onGoOn={closeEmergency} />
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
