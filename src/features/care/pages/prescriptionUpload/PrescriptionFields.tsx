import { Text, View } from '@tarojs/components'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import { RX_WARNING } from '@/lib/rxWarning'
import { daysAfter, shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Field } from '@/ui/form/Field'
import { DateField } from '@/ui/form/picker/DateField'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Drugs } from '@/domain/prescription/Drugs'
import { useHasDoctors } from '../../useHasDoctors'
import { Who } from '@/domain/patient/Who'
import { HowTo } from './HowTo'
import { Photos } from './Photos'
import { SignatureCard } from './SignatureCard'
import { usePrescriptionForm, type Begin } from './usePrescriptionForm'
import './index.scss'

type Props = Begin & {
  keptUntil: string | null
  /** Throws away what was put in before and begins anew; nothing where nothing was. */
  onAnew: (() => unknown) | undefined
}

/** For whom, the pictures, what stands on the paper, what is to be bought; then it goes to the pharmacist. */
export function PrescriptionFields({ keptUntil, onAnew, ...begin }: Props) {
  const { form, handIn, signNow, sign, isSigned, mustSign } = usePrescriptionForm(begin)
  const { values, set, errorOf, isFocused } = form
  const { patients, rules, today } = begin
  const undeclared = errorOf('isDeclared')
  const patient = patients.find(({ id }) => id === values.patientId)
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button block says="inline" onPress={mustSign ? signNow : handIn}>
            {mustSign ? '下一步：签名' : '提交药师审核'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        {onAnew && (
          <Notice kind="green" icon="edit" action="重新填写" onAction={onAnew}>
            {begin.draft?.from ? '已带入上一张处方的内容，请核对并拍照' : '已恢复上次没有提交的内容'}
            {keptUntil && `，保留到 ${shopDay(keptUntil)}`}
          </Notice>
        )}
        {begin.draft?.from?.refusal && <Notice icon="warning">上次没有通过：{begin.draft.from.refusal}</Notice>}
        <Who
          patients={patients}
          value={values.patientId}
          onChange={(patientId) => set('patientId', patientId)}
          error={errorOf('patientId')}
          focus={isFocused('patientId')}
        />
        {values.images.length === 0 && (
          <NoPrescription productCode={begin.productCode ?? values.drugs[0]?.productCode} patientId={values.patientId} />
        )}
        <Photos ids={values.images} max={rules.maxPictures} onChange={(images) => set('images', images)} error={errorOf('images')} />
        <HowTo />
        <View className="q-card q-card--flush">
          <Field label="处方医院" required maxLength={40} placeholder="处方上的医院名称" {...form.fieldProps('hospital')} />
          <DateField
            label="开方日期"
            required
            value={values.issuedOn}
            min={daysAfter(today, -rules.validDays)}
            max={today}
            onChange={(day) => set('issuedOn', day)}
            error={errorOf('issuedOn')}
            focus={isFocused('issuedOn')}
          />
          <DiseaseField
            required
            value={{ name: values.diagnosis, icdCode: values.icdCode }}
            onChange={({ name, icdCode }) => {
              set('diagnosis', name)
              set('icdCode', icdCode)
            }}
            age={patient?.age}
            sex={patient?.sex}
            chronic={patient?.healthInfo?.chronicDiseases}
            error={errorOf('diagnosis')}
            focus={isFocused('diagnosis')}
          />
        </View>
        <Drugs
          title="需要购买的药品"
          value={values.drugs}
          max={rules.maxDrugs}
          paper={{ diagnosis: { name: values.diagnosis, icdCode: values.icdCode }, patient }}
          way="上传处方"
          onChange={(drugs) => set('drugs', drugs)}
          error={errorOf('drugs')}
        />
        <Notice icon="warning">{RX_WARNING}</Notice>
        <View className="q-card">
          <Checkbox on={values.isDeclared} onChange={(on) => set('isDeclared', on)} focus={isFocused('isDeclared')} className="align-start">
            <Text className="text-14 color-body">处方由医生面诊后开具，真实有效，用药人与处方上的患者一致</Text>
          </Checkbox>
          {undeclared !== undefined && <ErrorLine flat>{undeclared}</ErrorLine>}
          <Press className="text-14 color-link q-hit" onPress={() => go('prescriptionNotice')}>
            《处方药购买须知》
          </Press>
        </View>
        {(sign !== null || rules.needsSignature) && <SignatureCard sign={sign} isSigned={isSigned} onSign={signNow} />}
      </View>
    </Screen>
  )
}

/** The way on of who has none, where the shop has doctors; what was put in here is kept. */
function NoPrescription({ productCode, patientId }: { productCode: string | undefined; patientId: string }) {
  if (!useHasDoctors()) return null
  const about = { ...(productCode !== undefined && { productCode }), ...(patientId !== '' && { patientId }) }
  return (
    <Notice kind="info" icon="stethoscope" action="问诊开方" onAction={() => go('prescriptionConsult', about)}>
      没有处方？可以在网上问医生
    </Notice>
  )
}
