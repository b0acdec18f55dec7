import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { chronicHealth, type Measurement, type MeasurementKind } from '@/contract/chronicHealth'
import { patient, type Patient } from '@/contract/patient'
import { QuestionnaireEntry } from '@/domain/questionnaire/QuestionnaireEntry'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { a11y } from '@/ui/element/a11y'
import { roving } from '@/ui/element/roving'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { Tabs } from '@/ui/press/Tabs'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { emptyValues } from './measurementForm'
import { AttentionLine, Measurements } from './Measurements'
import { KINDS } from './measurementWords'
import { NewMeasurement } from './NewMeasurement'
import './index.scss'

/** Route `chronicHealth`: blood pressure, blood sugar and weight of a patient over time. */
export default function HealthPage() {
  const list = useRead(patient.list, { query: {} })
  usePullToRefresh(() => Promise.all([refetch(patient.list), refetch(chronicHealth.list)]))
  return (
    <Screen>
      <Loaded
        of={list}
        skeleton={1}
        empty={({ results }) => results.length === 0 && list.status === 'ready'}
        emptyView={
          <Empty page picture="prescription" title="还没有用药人" text="先添加要记录的人，再记血压、血糖和体重">
            <Button onPress={() => go('patientInfo', { mode: 'add' })}>添加用药人</Button>
          </Empty>
        }
      >
        {({ results }) => <Records patients={results} />}
      </Loaded>
      <View className="padding-gutter margin-top-12">
        <QuestionnaireEntry type="health" />
      </View>
    </Screen>
  )
}

/** Whose, of what kind. Whom the address names is shown only where it is one of this member's. */
function Records({ patients }: { patients: readonly Patient[] }) {
  const { patientId: asked } = useParams('chronicHealth')
  const [chosen, setChosen] = useState(asked)
  const [kind, setKind] = useState<MeasurementKind>('bloodPressure')
  const whose = patients.find(({ id }) => id === chosen) ?? patients[0]
  if (!whose) return null
  return (
    <View className="stack padding-gutter margin-top-4">
      <View className="row wrap gap-8" {...a11y({ role: 'radiogroup', label: '用药人' })} {...roving('radio')}>
        {patients.map(({ id, name }) => (
          <Chip key={id} card role="radio" on={id === whose.id} onPress={() => setChosen(id)}>
            {name}
          </Chip>
        ))}
      </View>
      <Tabs label="记录的项目" tabs={KINDS} value={kind} onChange={setKind} />
      <Record key={whose.id} patientId={whose.id} kind={kind} />
    </View>
  )
}

function Record({ patientId, kind }: { patientId: string; kind: MeasurementKind }) {
  const [{ values, times }, setBegun] = useState({ values: emptyValues(), times: 0 })
  const [saved, setSaved] = useState<Measurement>()
  return (
    <>
      <NewMeasurement
        key={times}
        patientId={patientId}
        kind={kind}
        values={values}
        onSaved={(measured, after) => {
          setSaved(measured)
          setBegun({ values: after, times: times + 1 })
        }}
      />
      {saved?.kind === kind && <AttentionLine measured={saved} />}
      <Measurements key={kind} patientId={patientId} kind={kind} />
    </>
  )
}
