import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { prescription, PrescriptionState, type Prescription } from '@/contract/prescription'
import { RX_WARNING } from '@/lib/rxWarning'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { useHasDoctors } from '../../useHasDoctors'
import { useWatched } from '../../useWatched'
import { Ended } from './Ended'
import { FirstCard, OpenCard } from './OpenCard'
import { People } from './People'
import './index.scss'

/** Routes `prescriptions` and `hospitalPrescriptions`: what can be used or waits, the one to use first on top, and below what was used or has ended. */
export default function PrescriptionsPage() {
  usePullToRefresh(() => refetch(prescription.valid, prescription.list))
  return (
    <Screen
      navRight={
        <Press onPress={() => go('prescriptionNotice')} label="说明：处方药购买须知" className="text-14 color-body q-hit justify-end">
          说明
        </Press>
      }
      bottomBar={
        <BottomBar>
          <Button block icon="camera" onPress={() => go('prescriptionUpload')}>
            上传处方
          </Button>
        </BottomBar>
      }
    >
      <Wallet />
    </Screen>
  )
}

const isEstimated = (shown: readonly Prescription[]) => shown.some(({ drugs }) => drugs.some(({ supply }) => supply !== undefined))

function Wallet() {
  const { type } = useParams('hospitalPrescriptions')
  const [chosen, setChosen] = useState<string>()
  const list = useWatched(prescription.valid, {}, { statesOf: ({ results }) => results.map(stateOf) })
  return (
    <View className="stack padding-gutter margin-top-4">
      <Loaded of={list} skeleton={1}>
        {({ results, people }) => {
          const patientId = people.some((one) => one.patientId === chosen) ? chosen : undefined
          const open = goodFirst(results).filter((one) => patientId === undefined || one.patientId === patientId)
          // Where it is not known, nobody reads that there is none.
          const none = open.length === 0 && list.status === 'ready' ? <None /> : null
          return (
            <>
              <People people={people} open={results} value={patientId} onChange={setChosen} />
              {open.map((one, place) =>
                place === 0 ? (
                  <FirstCard key={one.prescriptionId} prescription={one} />
                ) : (
                  <OpenCard key={one.prescriptionId} prescription={one} />
                ),
              )}
              {type === 'valid' ? none : <Ended key={patientId} patientId={patientId} empty={none} />}
              {open.length > 0 && (
                <View className="text-12 color-secondary text-center">
                  {isEstimated(open) && <View>「还能吃」按处方用法和收到的盒数估算，以药盒里的实数为准</View>}
                  <View className="margin-top-2">{RX_WARNING}</View>
                </View>
              )}
            </>
          )
        }}
      </Loaded>
    </View>
  )
}

const stateOf = ({ state }: Prescription) => state

/** Those that a drug can be bought by now in front, the one that ends first of them. */
const goodFirst = (open: readonly Prescription[]) => [
  ...open.filter(({ state }) => state === PrescriptionState.approved),
  ...open.filter(({ state }) => state !== PrescriptionState.approved),
]

function None() {
  const hasDoctors = useHasDoctors()
  return (
    <Empty page picture="prescription" title="还没有处方" text="手里有医院处方，可以拍照上传；没有的话，请先看医生">
      {hasDoctors ? (
        <Button kind="brandOutline" onPress={() => go('prescriptionConsult')}>
          问诊开方
        </Button>
      ) : (
        <Button kind="brandOutline" onPress={() => go('pharmacist')}>
          问药师
        </Button>
      )}
    </Empty>
  )
}
