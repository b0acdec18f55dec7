import { ScrollView, View } from '@tarojs/components'
import type { CabinetPerson } from '@/contract/cabinet'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { roving } from '@/ui/element/roving'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { HOME, wordFor } from '../../people'

type Props = {
  people: readonly CabinetPerson[]
  /** The chosen one's patient; null for everybody's. */
  value: string | null
  onChange: (patientId: string | null) => void
}

/** For whom: a round sign a person, and one for what is everybody's. */
export function People({ people, value, onChange }: Props) {
  const ids = [...people.map(({ patientId }) => patientId), null]
  return (
    <ScrollView scrollX className="cabinet-people">
      <View className="row align-start cabinet-people__row cabinet-people__all">
        <View className="row align-start cabinet-people__row" {...a11y({ role: 'radiogroup', label: '看谁的药' })} {...roving('radio')}>
          {ids.map((id) => (
            <Press
              key={id}
              className={cx('cabinet-person', id === value && 'on')}
              role="radio"
              checked={id === value}
              label={wordFor(people, id)}
              tabStop={id === value}
              onPress={() => onChange(id)}
            >
              <View className="cabinet-person__face" {...a11y({ hidden: true })}>
                {id === null ? <Icon name="home" size={24} /> : <View className="text-20">{nameOf(people, id).slice(-1)}</View>}
              </View>
              <View className="cabinet-person__word">{id === null ? HOME : wordFor(people, id)}</View>
            </Press>
          ))}
        </View>
        <Press className="cabinet-person" label="添加用药人" onPress={() => go('patientInfo', { mode: 'add' })}>
          <View className="cabinet-person__face cabinet-person__face--add">
            <Icon name="plus" size={20} />
          </View>
          <View className="cabinet-person__word">添加</View>
        </Press>
      </View>
    </ScrollView>
  )
}

const nameOf = (people: readonly CabinetPerson[], id: string) => people.find(({ patientId }) => patientId === id)?.name ?? ''
