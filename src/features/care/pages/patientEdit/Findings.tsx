import { View } from '@tarojs/components'
import { useState } from 'react'
import { FieldRow } from '@/ui/form/FieldRow'
import { InputBox } from '@/ui/form/InputBox'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'

type Props = {
  label: string
  /** Words to choose from; others can be written. */
  words: readonly string[]
  /** Null: not said. Empty: there is none. */
  value: readonly string[] | null
  onChange: (value: string[] | null) => void
  error: string | undefined
}

/** Several findings of one kind, or that there is none; what is not said stays unsaid. */
export function Findings({ label, words, value, onChange, error }: Props) {
  const [own, setOwn] = useState<string>()
  const found = value ?? []
  const toggle = (word: string) => {
    const left = found.includes(word) ? found.filter((one) => one !== word) : [...found, word]
    onChange(left.length === 0 ? null : left)
  }
  const addOwn = () => {
    const word = own?.trim() ?? ''
    if (word !== '' && !found.includes(word)) onChange([...found, word])
    setOwn(undefined)
  }
  const shown = [...words, ...found.filter((word) => !words.includes(word))]
  return (
    <FieldRow label={label} error={error}>
      <View className="row wrap gap-8">
        <Chip role="checkbox" label={`${label}：无`} on={value?.length === 0} onPress={() => onChange(value?.length === 0 ? null : [])}>
          无
        </Chip>
        {shown.map((word) => (
          <Chip key={word} role="checkbox" on={found.includes(word)} onPress={() => toggle(word)}>
            {word}
          </Chip>
        ))}
        {own === undefined && (
          <Chip label={`填写其他${label}`} onPress={() => setOwn('')}>
            ＋ 其他
          </Chip>
        )}
      </View>
      {own !== undefined && (
        <View className="margin-top-8">
          <InputBox
            sunken
            focus
            label={`其他${label}`}
            placeholder="填写名称"
            maxLength={20}
            value={own}
            onChange={setOwn}
            onConfirm={addOwn}
            right={
              <Button kind="text" size="s" quiet onPress={addOwn}>
                加上
              </Button>
            }
          />
        </View>
      )}
    </FieldRow>
  )
}
