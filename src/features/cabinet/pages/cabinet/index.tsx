import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { cabinet } from '@/contract/cabinet'
import type { Output } from '@/contract/endpoint'
import { MINUTE } from '@/lib/duration'
import { canScan } from '@/platform/scan'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { scanMedicine } from '../../scanMedicine'
import { isEnding } from '../../standing'
import { Arrivals } from './Arrivals'
import { AtHome } from './AtHome'
import { Ending } from './Ending'
import { People } from './People'
import { Today } from './Today'
import { useCards } from './useCards'
import './index.scss'

type Answer = Output<typeof cabinet.list>

/** Route `cabinet`: the family's medicines: what is to be taken today, what runs out, what is at home and until when. */
export default function CabinetPage() {
  const list = useRead(cabinet.list, {}, { staleTime: 0, refetchInterval: MINUTE })
  usePullToRefresh(() => refetch(cabinet.list))
  const add = canScan ? scanMedicine : () => go('cabinetMedicine', { mode: 'add' })
  return (
    <Screen
      navRight={
        <Press className="row gap-4 text-14 color-body q-hit justify-end" onPress={add}>
          <Icon name={canScan ? 'scan' : 'plus'} size={20} />
          {canScan ? '扫药盒' : '添加药品'}
        </Press>
      }
    >
      <Loaded of={list} skeleton={1}>
        {(answer) => <Cabinet answer={answer} at={list.at} />}
      </Loaded>
    </Screen>
  )
}

/** Whose is shown first: whom the address names, else who has something to take today, else the first. */
function firstOf({ people, medicines, doses }: Answer, asked: string | undefined): string | null {
  if (people.some(({ patientId }) => patientId === asked)) return asked ?? null
  const taking = medicines.find(({ id }) => doses.some(({ medicineId }) => medicineId === id))
  return taking ? taking.patientId : (people[0]?.patientId ?? null)
}

function Cabinet({ answer, at }: { answer: Answer; at: number }) {
  const { patientId: asked } = useParams('cabinet')
  const [chosen, setChosen] = useState<string | null>()
  const { people, medicines, doses, arrivals, day } = answer
  // By the gateway's clock: the device's may be wrong, or of another zone.
  const now = Date.parse(answer.now) + Math.max(0, Date.now() - at)
  const isThere = chosen === null || people.some(({ patientId }) => patientId === chosen)
  const whose = chosen !== undefined && isThere ? chosen : firstOf(answer, asked)
  const cards = useCards(medicines)
  const own = medicines.filter(({ patientId }) => patientId === whose)
  const person = people.find(({ patientId }) => patientId === whose)
  const isEmpty = medicines.length === 0 && arrivals.length === 0
  return (
    <>
      <People people={people} value={whose} onChange={setChosen} />
      <View className="stack padding-gutter padding-bottom-32 margin-top-8">
        {arrivals.length > 0 && <Arrivals arrivals={arrivals} people={people} />}
        {isEmpty ? (
          <NoMedicines />
        ) : (
          <>
            {medicines.length > 0 && <Today whose={whose} people={people} medicines={own} doses={doses} day={day} now={now} />}
            {own
              .filter((medicine) => isEnding(medicine, day))
              .map((medicine) => (
                <Ending key={medicine.id} medicine={medicine} card={cards.get(medicine.productCode ?? '')} person={person} day={day} />
              ))}
            {medicines.length > 0 && <AtHome medicines={medicines} people={people} whose={whose} day={day} cards={cards} />}
          </>
        )}
        <View className="text-12 color-secondary text-center padding-12">
          <View>过期药请送到社区回收点，不要倒进下水道</View>
          <View className="margin-top-2">提醒只发到您的手机，不给别人看</View>
          <Press className="color-link q-hit margin-top-4" onPress={() => go('cabinetRule')}>
            家庭药箱信息处理规则
          </Press>
        </View>
      </View>
    </>
  )
}

const NoMedicines = () => (
  <Empty
    page
    picture="prescription"
    title="药箱还是空的"
    text="把家里的药放进来：到点提醒、快吃完和快过期都告诉您。在本店买到的药，收货后会列在这里"
  >
    {canScan && <Button onPress={scanMedicine}>扫药盒</Button>}
    <Button kind={canScan ? 'outline' : 'primary'} onPress={() => go('cabinetMedicine', { mode: 'add' })}>
      添加药品
    </Button>
  </Empty>
)
