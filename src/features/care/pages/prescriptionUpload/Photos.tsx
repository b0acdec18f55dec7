import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { PictureProblem } from '@/contract/prescription'
import { PictureField } from '@/domain/upload/PictureField'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Icon } from '@/ui/icons/Icon'
import { problemsOf } from './usePrescriptionForm'

const ADVICE: Readonly<Record<string, string>> = {
  [PictureProblem.dark]: '有点暗，请到亮处重拍',
  [PictureProblem.blurred]: '有点模糊，请拿稳、对焦后重拍',
  [PictureProblem.small]: '太小，请靠近处方重拍',
}

type Props = { ids: readonly string[]; max: number; onChange: (ids: string[]) => void; error: string | undefined }

/** The pictures of the prescription, and what would make them easier to read. */
export function Photos({ ids, max, onChange, error }: Props) {
  const problems = useProblems(ids)
  const advice = ids.flatMap((id, at) => {
    const words = ADVICE[problems?.get(id) ?? '']
    return words === undefined ? [] : [`第 ${at + 1} 张${words}`]
  })
  const areClear = problems !== undefined && ids.length > 0 && advice.length === 0
  return (
    <Section title="处方照片" more={`${ids.length} / ${max}`}>
      <PictureField label="处方照片" kind="prescription" ids={ids} onChange={onChange} max={max} wide />
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
      {areClear && (
        <View className="row gap-8 text-14 color-link margin-top-12">
          <Icon name="check-circle" size={16} />
          <View className="grow">照片清楚，可以提交</View>
        </View>
      )}
      {advice.length > 0 && (
        <View className="margin-top-12">
          <Notice icon="warning">{advice.join('；')}。看不清的处方，药师可能要请您重新提交。</Notice>
        </View>
      )}
    </Section>
  )
}

/** What is wrong with each picture; nothing until it was looked at, or where nobody could look. */
function useProblems(ids: readonly string[]): ReadonlyMap<string, string | null> | undefined {
  const [looked, setLooked] = useState<{ key: string; problems: ReadonlyMap<string, string | null> }>()
  const key = ids.join(',')
  useEffect(() => {
    let isGone = false
    if (key !== '')
      void problemsOf(key.split(',')).then(
        (problems) => isGone || setLooked({ key, problems }),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [key])
  return looked?.key === key ? looked.problems : undefined
}
