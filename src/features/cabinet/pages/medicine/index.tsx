import { useRead } from '@/api/useRead'
import { cabinet } from '@/contract/cabinet'
import { product } from '@/contract/product'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { emptyValues, valuesFor, valuesOf } from './medicineForm'
import { MedicineFields } from './MedicineFields'
import './index.scss'

/** Route `cabinetMedicine`: a medicine to put into the cabinet, or one that is there. */
export default function MedicinePage() {
  const { mode, id, patientId, productCode } = useParams('cabinetMedicine')
  const list = useRead(cabinet.list, {}, { staleTime: 0 })
  const isScanned = mode === 'add' && productCode !== undefined
  const scanned = useRead(product.batch, { query: { ids: productCode ?? '' } }, { enabled: isScanned })
  const title = mode === 'edit' ? '药箱里的药' : '放进药箱'
  if (!list.data || (isScanned && !scanned.data))
    return (
      <Screen title={title}>
        {list.data ? (
          <Loaded of={scanned} skeleton={1}>
            {() => null}
          </Loaded>
        ) : (
          <Loaded of={list} skeleton={1}>
            {() => null}
          </Loaded>
        )}
      </Screen>
    )
  const { people, medicines } = list.data
  const present = mode === 'edit' ? medicines.find((one) => one.id === id) : undefined
  if (mode === 'edit' && !present) return <Gone title={title} />
  const whose = people.some((one) => one.patientId === patientId) ? (patientId ?? '') : ''
  const [card] = scanned.data?.results ?? []
  const begun = present ? valuesOf(present) : card ? valuesFor(card, whose) : { ...emptyValues(), patientId: whose }
  return <MedicineFields key={present?.id ?? card?.productCode ?? 'new'} title={title} people={people} present={present} begun={begun} />
}

const Gone = ({ title }: { title: string }) => (
  <Screen title={title}>
    <Empty page picture="prescription" title="药箱里没有这种药" text="可能已经移出药箱了">
      <Button onPress={() => go('cabinet')}>回到药箱</Button>
    </Empty>
  </Screen>
)
