import { View } from '@tarojs/components'
import { useState } from 'react'
import { MAX_ADVERSE_DRUGS, type AdverseDrug } from '@/contract/adverseReport'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Button } from '@/ui/press/Button'
import { DrugSheet } from './DrugSheet'

type Editing = { isSuspected: boolean; /** Its place, where it stands already. */ at?: number }
type Props = {
  drugs: readonly AdverseDrug[]
  /** The product that led here. */
  product: { productCode: string; name: string } | undefined
  error: string | undefined
  onChange: (drugs: AdverseDrug[]) => void
}

/** The medicines that are suspected, and those taken beside them. */
export function Drugs({ drugs, product, error, onChange }: Props) {
  const [editing, setEditing] = useState<Editing>()
  const isFull = drugs.length >= MAX_ADVERSE_DRUGS
  const done = (drug: AdverseDrug) => {
    const at = editing?.at
    onChange(at === undefined ? [...drugs, drug] : drugs.map((one, place) => (place === at ? drug : one)))
    setEditing(undefined)
  }
  const edited = editing?.at === undefined ? undefined : drugs[editing.at]
  const led = editing?.isSuspected && drugs.length === 0 ? product : undefined
  return (
    <Section title="用了哪些药" more={`最多 ${MAX_ADVERSE_DRUGS} 种`}>
      <View className="stack">
        {drugs.map((drug, at) => (
          <View key={at} className="q-quiet">
            <View className="row justify-between gap-8">
              <View className="text-16 color-title grow">{drug.name}</View>
              <View className="text-13 color-secondary flex-none">{drug.isSuspected ? '怀疑' : '同时用'}</View>
            </View>
            <View className="text-13 color-secondary margin-top-2">{`${drug.usage}，${drug.from} 开始，用于${drug.reason}`}</View>
            <View className="row justify-end gap-8 margin-top-4">
              <Button
                kind="text"
                size="s"
                quiet
                label={`移除${drug.name}`}
                onPress={() => onChange(drugs.filter((_, place) => place !== at))}
              >
                移除
              </Button>
              <Button
                kind="text"
                size="s"
                quiet
                label={`修改${drug.name}`}
                onPress={() => setEditing({ isSuspected: drug.isSuspected, at })}
              >
                修改
              </Button>
            </View>
          </View>
        ))}
        {!isFull && (
          <View className="row wrap gap-8">
            <Button kind="outline" size="m" icon="plus" onPress={() => setEditing({ isSuspected: true })}>
              怀疑的药品
            </Button>
            <Button kind="outline" size="m" icon="plus" onPress={() => setEditing({ isSuspected: false })}>
              同时用的药品
            </Button>
          </View>
        )}
      </View>
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
      {editing && <DrugSheet isSuspected={editing.isSuspected} of={edited ?? led} onClose={() => setEditing(undefined)} onDone={done} />}
    </Section>
  )
}
