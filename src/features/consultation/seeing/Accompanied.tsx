import { View } from '@tarojs/components'
import { ACCOMPANIED_AGE } from '@/contract/consultationForm'
import type { Patient } from '@/contract/patient'
import { isAccompaniedAsked } from './accompanied'
import { Declared } from './Declared'
import type { FormOf } from './formOf'

type Props = { form: FormOf<{ isAccompanied: boolean }>; patient: Patient | undefined }

/** Of a small child: somebody of the family is there. */
export function Accompanied({ form: { values, set, errorOf, isFocused }, patient }: Props) {
  if (!isAccompaniedAsked(patient)) return null
  return (
    <View className="q-card">
      <Declared
        on={values.isAccompanied}
        onChange={(on) => set('isAccompanied', on)}
        focus={isFocused('isAccompanied')}
        error={errorOf('isAccompanied')}
      >
        {`孩子不满 ${ACCOMPANIED_AGE} 岁，问诊时监护人会一直陪在身边`}
      </Declared>
    </View>
  )
}
