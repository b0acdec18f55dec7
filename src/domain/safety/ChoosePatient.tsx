import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { patient, relationText } from '@/contract/patient'
import { go } from '@/routes/go'
import { RadioList } from '@/ui/form/RadioList'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'

const NOBODY = ''

/** For whom the drugs are; or for nobody in particular, so that only the drugs are held against each other. */
export function ChoosePatient({ value, onChoose }: { value: string | null; onChoose: (id: string | null) => void }) {
  const list = useRead(patient.list, {})
  return (
    <Loaded of={list} skeleton={1}>
      {({ results }) => (
        <View>
          <RadioList
            label="给谁用"
            value={value ?? NOBODY}
            onChange={(id) => onChoose(id === NOBODY ? null : id)}
            options={[
              ...results.map((one) => ({ value: one.id, text: one.name, note: `${relationText(one)} ${one.age} 岁` })),
              { value: NOBODY, text: '不按用药人核对', note: '只核对药和药之间' },
            ]}
          />
          <Button kind="text" size="s" icon="plus" onPress={() => go('patientInfo', { mode: 'add' })}>
            添加用药人
          </Button>
        </View>
      )}
    </Loaded>
  )
}
