import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { prescription, type PrescriptionDetail } from '@/contract/prescription'
import { RX_WARNING } from '@/lib/rxWarning'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { stateRow } from '../../stateWords'
import { useWatched } from '../../useWatched'
import { Actions } from './Actions'
import { HideButton } from './HideButton'
import { Paper } from './Paper'
import { Pictures } from './Pictures'
import { Questions } from './Question'
import './index.scss'

/** Routes `prescriptionDetail`, `hospitalPrescription` and `orderPrescription`: one prescription as a paper, how it stands and what comes next. */
export default function PrescriptionDetailPage() {
  const found = useFound()
  usePullToRefresh(() => refetch(prescription.detail, prescription.info))
  if (found.data === undefined && isUnknown(found.error))
    return (
      <Screen>
        <Empty page picture="prescription" title="没有找到这张处方" text="可能已经删除，或不是您的处方">
          <Button onPress={() => go('prescriptions')}>我的处方</Button>
        </Empty>
      </Screen>
    )
  return (
    <Screen bottomBar={found.data && <Actions of={found.data} />}>
      <View className="stack padding-gutter margin-top-4">
        <Loaded of={found} skeleton={1}>
          {(one) => <Shown of={one} />}
        </Loaded>
      </View>
    </Screen>
  )
}

/** By its own id, or by the order that was made with it. */
function useFound() {
  const { prescriptionId = '', orderCode } = useParams('prescriptionDetail')
  const isOwn = orderCode === undefined
  const own = useWatched(prescription.detail, { query: { prescriptionId } }, { statesOf: ({ state }) => [state], enabled: isOwn })
  const ofOrder = useRead(prescription.info, { params: { id: orderCode ?? '' } }, { enabled: !isOwn })
  return isOwn ? own : ofOrder
}

function Shown({ of }: { of: PrescriptionDetail }) {
  return (
    <>
      <State of={of} />
      <Questions of={of} />
      <Paper of={of} />
      {of.images.length > 0 && <Pictures images={of.images} />}
      <View className="text-13 color-secondary text-center">
        <View>处方仅供{of.patientName}本人使用</View>
        <View className="margin-top-2">{RX_WARNING}</View>
        <View className="margin-top-2">{stateRow(of).kept}</View>
      </View>
      <HideButton of={of} />
    </>
  )
}

/** The patient's word for it, what it means, what to do now. */
function State({ of }: { of: PrescriptionDetail }) {
  const { word, text, kind, icon } = stateRow(of)
  const told = (
    <>
      <View className="text-16 weight-bold">{word}</View>
      <View className="text-13 margin-top-2">{text(of, Date.now())}</View>
    </>
  )
  if (kind !== 'plain')
    return (
      <Notice kind={kind} icon={icon}>
        {told}
      </Notice>
    )
  return (
    <View className="q-quiet row align-start gap-8 color-body">
      <Icon name={icon} size={16} />
      <View className="grow">{told}</View>
    </View>
  )
}
