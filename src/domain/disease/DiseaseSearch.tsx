import { View } from '@tarojs/components'
import { useState } from 'react'
import { MAX_DISEASE_NAME } from '@/contract/disease'
import type { Sex } from '@/contract/idCard'
import { SearchField } from '@/ui/form/SearchField'
import { useDebounced } from '@/ui/form/useDebounced'
import { Icon } from '@/ui/icons/Icon'
import { Chip } from '@/ui/press/Chip'
import { Press } from '@/ui/press/Press'
import { DiseaseChoices } from './DiseaseChoices'
import type { DiseaseValue } from './diseaseValue'
import './disease.scss'

/** Milliseconds without a key before it is asked. */
const DEBOUNCE_MS = 250
/** Characters of a name that somebody typed: as few as a prescription’s diagnosis may have. */
const MIN_CUSTOM = 2

type Props = {
  value: DiseaseValue
  patient: { age: number | undefined; sex: Sex | undefined }
  chronic: readonly string[]
  onPick: (value: DiseaseValue) => void
}

/** What a sheet of diseases holds: the search, what was found or is common, and what was typed itself. */
export function DiseaseSearch({ value, patient, chronic, onPick }: Props) {
  const [typed, setTyped] = useState('')
  /** What was asked without waiting: a word that was pressed, or the key of the keyboard. */
  const [atOnce, setAtOnce] = useState('')
  const word = typed.trim()
  const settled = useDebounced(word, DEBOUNCE_MS)
  const ask = (text: string) => {
    setTyped(text)
    setAtOnce(text.trim())
  }
  return (
    <View className="disease">
      <View className="disease__search">
        <SearchField
          label="搜索疾病"
          placeholder="疾病名称或拼音"
          value={typed}
          onChange={(text) => setTyped(text.slice(0, MAX_DISEASE_NAME))}
          onSearch={() => ask(typed)}
          line
        />
      </View>
      {word === '' && chronic.length > 0 && (
        <View className="margin-top-12">
          <View className="text-13 color-secondary">用药人的慢性病</View>
          <View className="row wrap gap-8 margin-top-8">
            {chronic.map((name) => (
              <Chip key={name} onPress={() => ask(name)}>
                {name}
              </Chip>
            ))}
          </View>
        </View>
      )}
      <DiseaseChoices word={word === '' || word === atOnce ? word : settled} patient={patient} chosen={value.name} onPick={onPick} />
      {word.length >= MIN_CUSTOM && (
        <Press className="row gap-12 full-width disease__choice" onPress={() => onPick({ name: word, icdCode: null })}>
          <Icon name="edit" size={20} className="color-link" />
          <View className="grow">
            <View className="text-16 color-link">使用我填写的：{word}</View>
            <View className="text-13 color-secondary">请与处方或病历上的诊断一致，会有人核对</View>
          </View>
        </Press>
      )}
    </View>
  )
}
