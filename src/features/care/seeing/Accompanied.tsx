import { Text, View } from '@tarojs/components'
import { ACCOMPANIED_AGE } from '@/contract/consultationForm'
import type { Patient } from '@/contract/patient'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { isAccompaniedAsked } from './accompanied'
import type { FormOf } from './formOf'

type Props = { form: FormOf<{ isAccompanied: boolean }>; patient: Patient | undefined }

/** Of a small child: somebody of the family is there. */
export function Accompanied({ form: { values, set, errorOf, isFocused }, patient }: Props) {
  if (!isAccompaniedAsked(patient)) return null
  const error = errorOf('isAccompanied')
  return (
    <View className="q-card">
      <Checkbox
        on={values.isAccompanied}
        onChange={(on) => set('isAccompanied', on)}
        focus={isFocused('isAccompanied')}
        className="align-start"
      >
        <Text className="text-16 color-body">{`孩子不满 ${ACCOMPANIED_AGE} 岁，问诊时监护人会一直陪在身边`}</Text>
      </Checkbox>
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
    </View>
  )
}
