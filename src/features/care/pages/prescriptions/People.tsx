import { View } from '@tarojs/components'
import { PrescriptionState, type PrescribedPerson, type Prescription } from '@/contract/prescription'
import { a11y } from '@/ui/element/a11y'
import { Chip } from '@/ui/press/Chip'

type Props = {
  people: readonly PrescribedPerson[]
  open: readonly Prescription[]
  /** The chosen patient; everybody without one. */
  value: string | undefined
  onChange: (patientId: string | undefined) => unknown
}

/** For whom: a chip a patient, with how many prescriptions can be used; nothing where there is but one. */
export function People({ people, open, value, onChange }: Props) {
  if (people.length < 2) return null
  const good = open.filter(({ state }) => state === PrescriptionState.approved)
  const countOf = (id: string) => good.filter(({ patientId }) => patientId === id).length
  return (
    <View className="row wrap gap-8" {...a11y({ role: 'group', label: '用药人' })}>
      <Chip card on={value === undefined} onPress={() => onChange(undefined)}>
        {good.length > 0 ? `全部 ${good.length} 张有效` : '全部'}
      </Chip>
      {people.map(({ patientId }) => (
        <Chip key={patientId} card on={value === patientId} onPress={() => onChange(patientId)}>
          {[wordFor(people, patientId), countOf(patientId) || ''].join(' ').trim()}
        </Chip>
      ))}
    </View>
  )
}

/** 父亲; the name where two patients are called the same. */
function wordFor(people: readonly PrescribedPerson[], patientId: string): string {
  const mine = people.find((one) => one.patientId === patientId)
  const isAlone = people.filter(({ relationLabel }) => relationLabel === mine?.relationLabel).length === 1
  return (isAlone ? mine?.relationLabel : mine?.patientName) ?? ''
}
