import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { Patient } from '@/contract/patient'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import { Declared } from './Declared'
import type { FormOf } from './formOf'
import './index.scss'

type Values = { diseaseName: string; icdCode: string | null; isDiagnosed: boolean }
type Props = { form: FormOf<Values>; patient: Patient | undefined; children?: ReactNode }

/** What a doctor who saw the patient called it, below what else stands on the card. */
export function Diagnosed({ form: { values, set, errorOf, isFocused }, patient, children }: Props) {
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
      <View className="consult-declared">
        <Declared
          on={values.isDiagnosed}
          onChange={(on) => set('isDiagnosed', on)}
          focus={isFocused('isDiagnosed')}
          error={errorOf('isDiagnosed')}
        >
          这个病在医院由医生当面确诊过，这次是复诊
        </Declared>
      </View>
    </View>
  )
}
