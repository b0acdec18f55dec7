import { View } from '@tarojs/components'
import { INSURED_RELATION_TEXT, MAX_BENEFICIARIES, type InsuredRelation } from '@/contract/plan'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioChips, RadioList } from '@/ui/form/RadioList'
import { Button } from '@/ui/press/Button'
import { heirProblems, withHeir, type Heir } from './peopleForm'
import type { PeopleForm } from './usePeople'

const BY = [
  { value: 'law', text: '法定继承人', note: '不指定时，按法律规定的继承人' },
  { value: 'name', text: '指定受益人', note: `最多 ${MAX_BENEFICIARIES} 位，份额合计 100%` },
] as const

/** The beneficiaries: the heirs by law, or named ones with their shares. */
export function Heirs({ form }: { form: PeopleForm }) {
  const { heirsBy, heirs } = form.values
  const error = form.errorOf('heirs')
  const set = (all: readonly Heir[]) => form.set('heirs', all)
  const by = (chosen: 'law' | 'name') => {
    form.set('heirsBy', chosen)
    if (chosen === 'name' && heirs.length === 0) set(withHeir(heirs))
  }
  return (
    <Section title="受益人">
      <RadioList label="受益人" options={BY} value={heirsBy} onChange={by} />
      {heirsBy === 'name' && (
        <>
          {heirs.map((heir, at) => (
            <HeirFields
              key={heir.number}
              place={at + 1}
              of={heir}
              isChecked={error !== undefined}
              onChange={(changed) => set(heirs.map((one) => (one === heir ? changed : one)))}
              onDrop={() => set(heirs.filter((one) => one !== heir))}
            />
          ))}
          {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
          {heirs.length < MAX_BENEFICIARIES && (
            <View className="margin-top-12">
              <Button block kind="outline" icon="plus" onPress={() => set(withHeir(heirs))}>
                添加受益人
              </Button>
            </View>
          )}
        </>
      )}
    </Section>
  )
}

type HeirProps = { place: number; of: Heir; isChecked: boolean; onChange: (heir: Heir) => void; onDrop: () => void }

const RELATIONS = (['spouse', 'child', 'parent', 'self'] as const satisfies readonly InsuredRelation[]).map((value) => ({
  value,
  text: INSURED_RELATION_TEXT[value],
}))

/** One beneficiary: the name, what he is to the insured person, and his share. */
function HeirFields({ place, of, isChecked, onChange, onDrop }: HeirProps) {
  const problems = isChecked ? heirProblems(of) : {}
  return (
    <View className="plan-insure__heir">
      <Field
        label={`受益人 ${place}`}
        required
        placeholder="姓名"
        maxLength={25}
        autoComplete="off"
        value={of.name}
        onChange={(name) => onChange({ ...of, name })}
        error={problems.name}
      />
      <FieldRow label={`关系 ${place}`} required error={problems.relation}>
        <RadioChips
          label={`受益人 ${place} 是被保险人的`}
          options={RELATIONS}
          value={of.relation === '' ? undefined : of.relation}
          onChange={(relation) => onChange({ ...of, relation })}
        />
      </FieldRow>
      <Field
        label={`份额 ${place}`}
        required
        kind="number"
        placeholder="1 到 100"
        maxLength={3}
        value={of.share}
        onChange={(share) => onChange({ ...of, share })}
        error={problems.share}
        right={<View className="text-14 color-secondary">%</View>}
      />
      <Button kind="text" size="s" label={`去掉受益人 ${place}`} onPress={onDrop}>
        去掉
      </Button>
    </View>
  )
}
