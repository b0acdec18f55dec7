import { View } from '@tarojs/components'
import { useState } from 'react'
import { ADVERSE_CHOICES, AdverseReport } from '@/contract/adverseReport'
import { complaint, MAX_COMPLAINT_PICTURES } from '@/contract/complaint'
import { ANSWER_HOURS } from '@/contract/complaintKinds'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { useUnsent } from '@/domain/draft/useUnsent'
import { PictureField } from '@/domain/upload/PictureField'
import { shopDate } from '@/lib/time'
import { replaceBy } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { CheckboxGroup } from '@/ui/form/CheckboxGroup'
import { Field } from '@/ui/form/Field'
import { DateField } from '@/ui/form/picker/DateField'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { ContactFields } from '../../ContactFields'
import { BEGUN, problemsOf, reportOf, type AdverseValues } from './adverseForm'
import { ChoiceRow } from './ChoiceRow'
import { Drugs } from './Drugs'

type Props = { product: { productCode: string; name: string } | undefined }

const optionsOf = <Id extends string>(choices: Readonly<Record<Id, string>>) =>
  (Object.keys(choices) as Id[]).map((value) => ({ value, text: choices[value] }))

/** Where the gateway says that a day has not come yet. */
const FIELDS = { 'report.at': 'at', 'report.drugs': 'drugs' } as const

/** Who, which medicines, what happened, how it went on; then a pharmacist looks at it. */
export function AdverseFields({ product }: Props) {
  const attempt = useAttempt()
  const [typed] = useState(() => typedForm<AdverseValues>('adverse'))
  const form = useForm<AdverseValues>({ values: BEGUN, problems: problemsOf, fields: FIELDS, draft: typed })
  const { values, set, errorOf, isFocused } = form
  const unsent = useUnsent(values !== BEGUN)
  const row = (key: 'relation' | 'sex' | 'outcome' | 'stopped' | 'again' | 'illnessEffect' | 'earlier' | 'family') => ({
    error: errorOf(key),
    focus: isFocused(key),
  })
  const send = async () => {
    let id: string | undefined
    const sent = await form.submit(async (complete) => {
      const { pictures, phone, callTime } = complete
      const report = AdverseReport.parse(reportOf(complete))
      id = (await attempt(complaint.reportAdverse, { body: { report, pictures, callTime, ...(phone !== '' && { phone }) } })).id
    })
    if (!sent || id === undefined) return
    unsent.end()
    toast('报告已提交', { icon: 'check' })
    await replaceBy('reportDetail', { id })
  }
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button grow says="inline" onPress={send}>
            提交报告
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Notice kind="danger">呼吸困难、意识不清、大面积皮疹等严重不适，请立即停药并拨打 120</Notice>
        <View className="q-card q-card--flush">
          <ChoiceRow
            label="与患者关系"
            options={optionsOf(ADVERSE_CHOICES.relation)}
            value={values.relation}
            onChange={(chosen) => set('relation', chosen)}
            {...row('relation')}
          />
          <ChoiceRow
            label="患者性别"
            options={optionsOf(ADVERSE_CHOICES.sex)}
            value={values.sex}
            onChange={(chosen) => set('sex', chosen)}
            {...row('sex')}
          />
          <Field label="患者年龄" required kind="number" {...form.fieldProps('age')} maxLength={3} right="岁" />
          <Field label="体重" kind="number" {...form.fieldProps('weight')} maxLength={3} placeholder="选填" right="公斤" />
          <Field label="原患疾病" required {...form.fieldProps('illness')} maxLength={100} placeholder="因为什么病用药" />
        </View>
        <Drugs drugs={values.drugs} product={product} error={errorOf('drugs')} onChange={(drugs) => set('drugs', drugs)} />
        <View className="q-card q-card--flush">
          <Field label="哪里不适" required {...form.fieldProps('event')} maxLength={60} placeholder="例如皮疹、头晕" />
          <DateField
            label="开始日期"
            required
            value={values.at || undefined}
            max={shopDate(Date.now())}
            onChange={(day) => set('at', day)}
            error={errorOf('at')}
            focus={isFocused('at')}
          />
        </View>
        <Section title="经过">
          <TextArea label="经过" {...form.fieldProps('description')} placeholder="用药多久后出现，怎么变化，做了什么处理" maxLength={500} />
        </Section>
        <Section title="是否有下列情况" more="没有就不选">
          <CheckboxGroup
            label="严重情况"
            options={optionsOf(ADVERSE_CHOICES.severe)}
            value={values.severe}
            onChange={(severe) => set('severe', severe)}
          />
        </Section>
        <View className="q-card q-card--flush">
          <ChoiceRow
            label="现在怎么样"
            options={optionsOf(ADVERSE_CHOICES.outcome)}
            value={values.outcome}
            onChange={(chosen) => set('outcome', chosen)}
            {...row('outcome')}
          />
          <ChoiceRow
            label="停药或减量后减轻"
            options={optionsOf(ADVERSE_CHOICES.stopped)}
            value={values.stopped}
            onChange={(chosen) => set('stopped', chosen)}
            {...row('stopped')}
          />
          <ChoiceRow
            label="再用后再次出现"
            options={optionsOf(ADVERSE_CHOICES.again)}
            value={values.again}
            onChange={(chosen) => set('again', chosen)}
            {...row('again')}
          />
          <ChoiceRow
            label="对原患疾病的影响"
            options={optionsOf(ADVERSE_CHOICES.illnessEffect)}
            value={values.illnessEffect}
            onChange={(chosen) => set('illnessEffect', chosen)}
            {...row('illnessEffect')}
          />
          <ChoiceRow
            label="以前有过不良反应"
            options={optionsOf(ADVERSE_CHOICES.earlier)}
            value={values.earlier}
            onChange={(chosen) => set('earlier', chosen)}
            {...row('earlier')}
          />
          <ChoiceRow
            label="家人有过不良反应"
            options={optionsOf(ADVERSE_CHOICES.family)}
            value={values.family}
            onChange={(chosen) => set('family', chosen)}
            {...row('family')}
          />
        </View>
        <Section title="患者还有" more="没有就不选">
          <CheckboxGroup
            label="其他情况"
            options={optionsOf(ADVERSE_CHOICES.important)}
            value={values.important}
            onChange={(important) => set('important', important)}
          />
        </Section>
        <Section title="照片" more={`${values.pictures.length} / ${MAX_COMPLAINT_PICTURES}`}>
          <PictureField
            label="反馈图片"
            kind="complaint"
            ids={values.pictures}
            onChange={(pictures) => set('pictures', pictures)}
            max={MAX_COMPLAINT_PICTURES}
          />
        </Section>
        <View className="q-card q-card--flush">
          <ContactFields phone={form.fieldProps('phone')} callTime={values.callTime} onCallTime={(chosen) => set('callTime', chosen)} />
        </View>
        <Notice kind="green" icon="clock">
          药师会在 {ANSWER_HOURS.adverse} 小时内回复，并按规定上报国家药品不良反应监测系统
        </Notice>
      </View>
    </Screen>
  )
}
