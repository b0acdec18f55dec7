import { View } from '@tarojs/components'
import { MAX_CONSULTATION_PICTURES, MAX_MEDICINES, MAX_SYMPTOM, MIN_SYMPTOM } from '@/contract/consultationForm'
import { DURATION_NAMES, SymptomDuration } from '@/contract/consultationView'
import { MAX_DRUGS } from '@/contract/prescriptionSign'
import { PictureField } from '@/domain/upload/PictureField'
import { yuan } from '@/lib/money'
import { shopDay } from '@/lib/time'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { RadioChips } from '@/ui/form/RadioList'
import { TextArea } from '@/ui/form/TextArea'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Drugs } from '@/domain/prescription/Drugs'
import { FocusPart } from '../../FocusPart'
import { Accompanied } from '../../seeing/Accompanied'
import { Diagnosed } from '../../seeing/Diagnosed'
import { EmergencySheet } from '../../seeing/EmergencySheet'
import { Who } from '@/domain/patient/Who'
import { Attached } from './Attached'
import { askedOf } from './consultForm'
import { DoctorField } from './DoctorField'
import { Questions } from './Questions'
import { useConsultForm, type Begin } from './useConsultForm'
import './index.scss'

type Props = Begin & {
  /** Cents. */
  fee: number
  /** When what is restored was kept. */
  savedAt: string | null
  /** Throws away what was put in before and begins anew; nothing where nothing was. */
  onAnew: (() => unknown) | undefined
}
type Form = ReturnType<typeof useConsultForm>['form']
type Patient = ReturnType<typeof useConsultForm>['patient']
type PartProps = { form: Form; patient: Patient }

const DURATIONS = SymptomDuration.options.map((value) => ({ value, text: DURATION_NAMES[value] }))

/** For whom, what was diagnosed, how it is now, and what a doctor has to know; then it is paid, or goes to the doctor. */
export function ConsultFields({ fee, savedAt, onAnew, ...begin }: Props) {
  const { form, patient, handIn, emergency, closeEmergency } = useConsultForm(begin)
  const { values, set, errorOf, isFocused } = form
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button block says="inline" onPress={() => handIn()}>
            {fee > 0 ? `去支付 ¥${yuan(fee)}` : '提交'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        {onAnew && (
          <Notice kind="green" icon="edit" action="重新填写" onAction={onAnew}>
            已恢复{savedAt === null ? '' : ` ${shopDay(savedAt)} `}没有提交的内容
          </Notice>
        )}
        <Who
          patients={begin.patients}
          value={values.patientId}
          onChange={(patientId) => set('patientId', patientId)}
          error={errorOf('patientId')}
          focus={isFocused('patientId')}
        />
        <Asked form={form} patient={patient} />
        <Symptom form={form} />
        <Section title="病历、检查单或患处照片" more={`选填，${values.images.length} / ${MAX_CONSULTATION_PICTURES}`}>
          <PictureField
            label="病历照片"
            kind="medicalRecord"
            ids={values.images}
            onChange={(images) => set('images', images)}
            max={MAX_CONSULTATION_PICTURES}
          />
          {errorOf('images') !== undefined && <ErrorLine flat>{errorOf('images') ?? ''}</ErrorLine>}
        </Section>
        <Section title="现在正在用的药" more="没有就不用填">
          <TextArea
            label="正在用的药"
            maxLength={MAX_MEDICINES}
            placeholder="药名和用量，如：氨氯地平，每天 1 片"
            {...form.fieldProps('medicines')}
          />
        </Section>
        <Questions
          asked={askedOf(patient)}
          answerOf={(question) => values[question]}
          onChange={(question, to) => set(question, to)}
          errorOf={errorOf}
          isFocused={isFocused}
        />
        <FocusPart label="想开的药" error={undefined} focus={isFocused('drugs')}>
          <Drugs
            title="想开的药，选填"
            value={values.drugs}
            max={MAX_DRUGS}
            way="没有处方？问诊开方"
            onChange={(drugs) => set('drugs', drugs)}
            error={errorOf('drugs')}
          />
        </FocusPart>
        <Attached value={values.questionnaireId} onChange={(id) => set('questionnaireId', id)} />
        <Accompanied form={form} patient={patient} />
        <Notice kind="info" icon="info">
          开不开药、开什么药由医生决定。情况紧急请拨打 120 或立即到医院。
        </Notice>
      </View>
      <EmergencySheet of={emergency} onClose={closeEmergency} goOn="情况不紧急，继续" onGoOn={() => handIn(true)} />
    </Screen>
  )
}

/** Who is asked, and what was diagnosed in person. */
function Asked({ form, patient }: PartProps) {
  const { values, set, errorOf, isFocused } = form
  return (
    <Diagnosed form={form} patient={patient}>
      <DoctorField
        value={values}
        onChange={({ doctorId, department }) => {
          set('doctorId', doctorId)
          set('department', department)
        }}
        error={errorOf('doctorId')}
        focus={isFocused('doctorId')}
      />
    </Diagnosed>
  )
}

/** How it is now, and since when. */
function Symptom({ form }: Pick<PartProps, 'form'>) {
  const { values, set, errorOf, isFocused } = form
  return (
    <Section title="现在怎么样" more={`至少 ${MIN_SYMPTOM} 个字`}>
      <TextArea
        label="症状"
        maxLength={MAX_SYMPTOM}
        placeholder="哪里不舒服、想问什么，如：降压药快吃完了，血压平稳，想续方"
        {...form.fieldProps('symptom')}
      />
      <FocusPart label="持续多久了" error={errorOf('duration')} focus={isFocused('duration')} className="margin-top-16">
        <View className="text-16 color-title">这样多久了</View>
        <RadioChips
          label="持续多久了"
          className="margin-top-8 consult-form__choices"
          options={DURATIONS}
          value={values.duration}
          onChange={(duration) => set('duration', duration)}
        />
      </FocusPart>
    </Section>
  )
}
