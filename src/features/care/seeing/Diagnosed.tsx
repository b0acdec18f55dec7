import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import type { Patient } from '@/contract/patient'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import type { FormOf } from './formOf'
import './index.scss'

type Values = { diseaseName: string; icdCode: string | null; isDiagnosed: boolean }
type Props = { form: FormOf<Values>; patient: Patient | undefined; children?: ReactNode }

/** What a doctor who saw the patient called it, below what else stands on the card. */
export function Diagnosed({ form: { values, set, errorOf, isFocused }, patient, children }: Props) {
  const undeclared = errorOf('isDiagnosed')
  return (
    <View className="q-card q-card--flush">
      {children}
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
      <View className="care-declared">
        <Checkbox
          on={values.isDiagnosed}
          onChange={(on) => set('isDiagnosed', on)}
          focus={isFocused('isDiagnosed')}
          className="align-start"
        >
          <Text className="text-16 color-body">这个病在医院由医生当面确诊过，这次是复诊</Text>
        </Checkbox>
        {undeclared !== undefined && <ErrorLine flat>{undeclared}</ErrorLine>}
      </View>
    </View>
  )
}
