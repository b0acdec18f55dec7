import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { disease } from '@/contract/disease'
import type { Sex } from '@/contract/idCard'
import { a11y } from '@/ui/element/a11y'
import { CheckMark } from '@/ui/form/Checkbox'
import { Press } from '@/ui/press/Press'
import { Loaded } from '@/ui/state/Loaded'
import { SkeletonShape } from '@/ui/state/Skeleton'
import type { DiseaseValue } from './diseaseValue'

type Props = {
  /** What is looked for; the common ones where it is empty. */
  word: string
  patient: { age: number | undefined; sex: Sex | undefined }
  /** Name of the disease that is chosen. */
  chosen: string
  onPick: (value: DiseaseValue) => void
}

/** Diseases to choose from, with their states. They are not kept on the device: a disease word is health information. */
export function DiseaseChoices({ word, patient, chosen, onPick }: Props) {
  const found = useRead(disease.words, { query: { name: word, ...patient } })
  return (
    <View className="margin-top-12">
      {word === '' && <View className="text-13 color-secondary">常见疾病</View>}
      <Loaded of={found} skeleton={<ChoicesSkeleton />} empty={({ results }) => results.length === 0} emptyView={<NoneFound word={word} />}>
        {({ results }) => (
          <View {...a11y({ role: 'radiogroup', label: word === '' ? '常见疾病' : '找到的疾病' })}>
            {results.map(({ name, icdCode, icdName }) => (
              <Press
                key={name}
                className="row gap-12 full-width disease__choice"
                role="radio"
                checked={name === chosen}
                onPress={() => onPick({ name, icdCode })}
              >
                <View className="grow">
                  <View className="text-16 color-title">{name}</View>
                  <View className="text-13 color-secondary">{icdName === name ? icdCode : `${icdCode} ${icdName}`}</View>
                </View>
                <CheckMark on={name === chosen} />
              </Press>
            ))}
          </View>
        )}
      </Loaded>
    </View>
  )
}

const NoneFound = ({ word }: { word: string }) => (
  <View className="disease__none" {...a11y({ role: 'status' })}>
    <View className="text-16 color-title">没有找到「{word}」</View>
    <View className="text-13 color-secondary margin-top-4">换个说法试试，或使用您填写的名称</View>
  </View>
)

const ChoicesSkeleton = () => (
  <View {...a11y({ role: 'status', label: '正在加载', busy: true })}>
    {[0, 1, 2, 3, 4].map((row) => (
      <View key={row} className="disease__choice column gap-8">
        <SkeletonShape width="46%" height={20} />
        <SkeletonShape width="70%" height={14} />
      </View>
    ))}
  </View>
)
