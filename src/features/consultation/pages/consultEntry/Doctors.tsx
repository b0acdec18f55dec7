import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { formCalls, type Doctor } from '@/contract/consultationForm'
import { a11y } from '@/ui/element/a11y'
import { CheckMark } from '@/ui/form/Checkbox'
import { RadioChips } from '@/ui/form/RadioList'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Section } from '@/ui/card/Section'
import { Loaded } from '@/ui/state/Loaded'
import { Face } from '@/domain/patient/Face'
import { ANYBODY, loadText } from '../../doctorWords'

/** Whom to ask: a doctor, somebody of a department, or whoever comes first. */
export type Choice = { doctorId?: string; department?: string }
type Props = { departments: readonly string[]; value: Choice; onChange: (to: Choice) => unknown }

const ALL = ''

/** Who is on duty, with what shoppers may know of them; nobody has to choose. */
export function Doctors({ departments, value, onChange }: Props) {
  const { department } = value
  const found = useRead(
    formCalls.findDoctor,
    { body: department === undefined ? {} : { department } },
    { staleTime: 0, keepsPrevious: true },
  )
  return (
    <Section title="选医生" more="不选也可以">
      {departments.length > 1 && (
        <RadioChips
          label="科室"
          options={[{ value: ALL, text: '全部科室' }, ...departments.map((name) => ({ value: name, text: name }))]}
          value={department ?? ALL}
          onChange={(name) => onChange(name === ALL ? {} : { department: name })}
        />
      )}
      <Loaded of={found} skeleton={2}>
        {({ results }) => (
          <View {...a11y({ role: 'radiogroup', label: '医生' })}>
            <Anybody on={value.doctorId === undefined} onChoose={() => onChange(department === undefined ? {} : { department })} />
            {results
              .filter(({ isOnDuty }) => isOnDuty)
              .map((one) => (
                <DoctorRow
                  key={one.doctorId}
                  of={one}
                  on={one.doctorId === value.doctorId}
                  onChoose={() => onChange({ ...(department !== undefined && { department }), doctorId: one.doctorId })}
                />
              ))}
          </View>
        )}
      </Loaded>
    </Section>
  )
}

type RowProps = { on: boolean; onChoose: () => unknown }

const Anybody = ({ on, onChoose }: RowProps) => (
  <Press className="row gap-12 full-width text-left consult-entry__doctor" role="radio" checked={on} onPress={onChoose}>
    <Face icon="users" />
    <View className="grow text-16 weight-medium color-title">{ANYBODY}</View>
    <CheckMark on={on} />
  </Press>
)

const DoctorRow = ({ of: { name, title, department, registration, intro, load }, on, onChoose }: RowProps & { of: Doctor }) => (
  <Press className="row gap-12 full-width text-left consult-entry__doctor" role="radio" checked={on} onPress={onChoose}>
    <Face icon="doctor" />
    <View className="grow">
      <View className="text-16 weight-bold color-title">
        {name} {title}
      </View>
      <View className="text-14 color-body margin-top-2">
        {department}，{loadText(load)}
      </View>
      {intro !== '' && <View className="text-14 color-secondary margin-top-2">{intro}</View>}
      <View className="row gap-4 text-13 color-secondary margin-top-2">
        <Icon name="shield" size={14} />
        <View className="grow">执业证书 {registration}</View>
      </View>
    </View>
    <CheckMark on={on} />
  </Press>
)
