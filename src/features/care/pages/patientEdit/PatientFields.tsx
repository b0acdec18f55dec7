import { sexText } from '@/contract/idCard'
import { Text, View } from '@tarojs/components'
import { read } from '@/api/read'
import { CHILD_AGE, patient, type Patient } from '@/contract/patient'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { alert } from '@/ui/feedback/dialog'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioChips } from '@/ui/form/RadioList'
import { Switch } from '@/ui/form/Switch'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { GUARDIAN_RELATIONS, LIVER_KIDNEY, PREGNANCY, RELATIONS } from '../../patientWords'
import { CardPhoto } from './CardPhoto'
import { Findings } from './Findings'
import { asksPregnancy, isChild, toldByCard } from './patientForm'
import { useCardReading } from './useCardReading'
import { usePatientForm, type Begin } from './usePatientForm'

type Form = ReturnType<typeof usePatientForm>['form']
type Props = Begin & {
  title: string
  words: { allergies: readonly string[]; chronicDiseases: readonly string[] }
  /** Throws away what was typed before and begins anew; nothing where nothing was. */
  onAnew: (() => unknown) | undefined
}

/** Who it is, what to know of their health, and for a child who answers for them. */
export function PatientFields({ title, words, onAnew, ...begin }: Props) {
  const { form, save } = usePatientForm(begin)
  const { present } = begin
  const { photograph, going, hints } = useCardReading(form)
  const { values, set } = form
  return (
    <Screen
      title={title}
      bottomBar={
        <BottomBar>
          <Button block says="inline" onPress={save}>
            保存
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4 patient-edit">
        {onAnew && (
          <Notice kind="green" icon="edit" action="重新填写" onAction={onAnew}>
            已恢复上次没有保存的内容
          </Notice>
        )}
        <CardPhoto onPhotograph={photograph} going={going} />
        <Identity form={form} present={present} hints={hints} />
        <Section plain title="健康信息" more="选填，供药师核对禁忌">
          <View className="q-card q-card--flush">
            <Findings
              label="过敏史"
              words={words.allergies}
              value={values.allergies}
              onChange={(found) => set('allergies', found)}
              error={form.errorOf('allergies')}
            />
            <Findings
              label="慢性病"
              words={words.chronicDiseases}
              value={values.chronicDiseases}
              onChange={(found) => set('chronicDiseases', found)}
              error={form.errorOf('chronicDiseases')}
            />
            <FieldRow label="肝肾功能">
              <RadioChips
                label="肝肾功能"
                options={LIVER_KIDNEY}
                value={values.liverKidney ?? undefined}
                onChange={(told) => set('liverKidney', told === values.liverKidney ? null : told)}
              />
            </FieldRow>
            {asksPregnancy(values.idCardNumber, present) && (
              <FieldRow label="孕期哺乳">
                <RadioChips
                  label="怀孕或哺乳"
                  options={PREGNANCY}
                  value={values.pregnancy ?? undefined}
                  onChange={(told) => set('pregnancy', told === values.pregnancy ? null : told)}
                />
              </FieldRow>
            )}
          </View>
        </Section>
        {isChild(values.idCardNumber, present) && <GuardianPart form={form} present={present} />}
        <View className="q-card patient-edit__default">
          <Switch
            label="设为默认用药人"
            on={values.isDefault}
            onChange={(on) => set('isDefault', on)}
            disabled={present?.isDefault ?? false}
          />
        </View>
      </View>
    </Screen>
  )
}

const numberIn = (text: string) => text.replace(/\s/g, '').toUpperCase()

type IdentityProps = { form: Form; present: Patient | undefined; hints: ReturnType<typeof useCardReading>['hints'] }

function Identity({ form, present, hints }: IdentityProps) {
  const { values, set } = form
  const told = toldByCard(values.idCardNumber, present)
  return (
    <View className="q-card q-card--flush">
      <FieldRow label="关系" required>
        <RadioChips
          label="与您的关系"
          options={RELATIONS}
          value={values.relationLabel}
          onChange={(relation) => set('relationLabel', relation)}
        />
      </FieldRow>
      <Field
        label="姓名"
        required
        maxLength={25}
        placeholder="和证件一致"
        autoComplete="off"
        help={hints.name}
        {...form.fieldProps('name')}
      />
      <Field
        label="证件号码"
        kind="idcard"
        required={!present}
        maxLength={18}
        placeholder={present?.idCardNumber ?? '居民身份证号'}
        autoComplete="off"
        help={hints.idCardNumber ?? (present && '不修改请留空')}
        {...form.fieldProps('idCardNumber')}
        onChange={(text) => set('idCardNumber', numberIn(text))}
      />
      {told && (
        <FieldRow label="证件信息">
          <View className="row wrap gap-12 num">
            <Text>{sexText(told.sex)}</Text>
            <Text>{told.age} 岁</Text>
            <Text>{told.birthDate}</Text>
          </View>
        </FieldRow>
      )}
      <Field
        label="手机号"
        kind="phone"
        maxLength={11}
        placeholder={present?.consigneePhone ?? '选填'}
        autoComplete="off"
        {...(present?.consigneePhone && { help: '不修改请留空' })}
        {...form.fieldProps('consigneePhone')}
      />
      {present && <Uncover present={present} />}
    </View>
  )
}

/** The owner's tap alone shows whole numbers, and only as long as they are looked at. */
function Uncover({ present: { id } }: { present: Patient }) {
  const uncover = async () => {
    const { idCardNumber, consigneePhone, guardianVo } = await read(patient.numbers, { params: { id } })
    const lines: Array<{ label: string; number: string | null | undefined }> = [
      { label: '证件号码', number: idCardNumber },
      { label: '手机号', number: consigneePhone },
      { label: '监护人证件号码', number: guardianVo?.cardNum },
      { label: '监护人手机号', number: guardianVo?.phone },
    ]
    const text = lines
      .filter(({ number }) => number)
      .map(({ label, number }) => (
        <View key={label}>
          {label} {number}
        </View>
      ))
    await alert({ title: '完整号码', text })
  }
  return (
    <View className="row justify-end patient-edit__uncover">
      <Button kind="text" size="s" icon="eye" quiet onPress={uncover}>
        查看完整号码
      </Button>
    </View>
  )
}

function GuardianPart({ form, present }: { form: Form; present: Patient | undefined }) {
  const { values, set } = form
  const known = present?.guardianVo
  const stays = known && { help: '不修改请留空' }
  return (
    <Section plain title="监护人信息" more={`未满 ${CHILD_AGE} 周岁必填`}>
      <View className="q-card q-card--flush">
        <Field label="监护人" required maxLength={25} placeholder="监护人姓名" autoComplete="off" {...form.fieldProps('guardianName')} />
        <FieldRow label="关系" required error={form.errorOf('guardianRelation')} focus={form.isFocused('guardianRelation')}>
          <RadioChips
            label="与孩子的关系"
            options={GUARDIAN_RELATIONS}
            value={values.guardianRelation ?? undefined}
            onChange={(relation) => set('guardianRelation', relation)}
          />
        </FieldRow>
        <Field
          label="联系电话"
          kind="phone"
          required={!known}
          maxLength={11}
          placeholder={known?.phone ?? '监护人手机号'}
          autoComplete="off"
          {...stays}
          {...form.fieldProps('guardianPhone')}
        />
        <Field
          label="身份证号"
          kind="idcard"
          required={!known}
          maxLength={18}
          placeholder={known?.cardNum ?? '监护人身份证号'}
          autoComplete="off"
          {...stays}
          {...form.fieldProps('guardianCardNum')}
          onChange={(text) => set('guardianCardNum', numberIn(text))}
        />
      </View>
      <View className="text-13 color-secondary margin-top-8">
        保存时须由监护人阅读并单独同意
        <Press className="color-link patient-edit__rule" onPress={() => go('childrenInfo')}>
          《儿童个人信息保护规则》
        </Press>
      </View>
    </Section>
  )
}
