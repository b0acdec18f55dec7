import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { hospitalDrug } from '@/contract/hospitalDrug'
import { patient } from '@/contract/patient'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { isEnded } from '../../asking/history'
import { notAsked } from '../../asking/NotNow'
import { useHistory } from '../../asking/useHistory'
import { Awaited } from '@/domain/draft/Awaited'
import { ConfirmFields } from './ConfirmFields'
import type { Confirming } from './useConfirm'

/** Route `hospitalConfirm`: for whom a prescription drug is asked for, how much of it, and what was answered; then it is paid, or goes to the doctor. */
export default function HospitalConfirmPage() {
  const { productCode = '', askId, patientId } = useParams('hospitalConfirm')
  const config = useRead(hospitalDrug.questions, { params: { productCode } }, { staleTime: 0 })
  const patients = useRead(patient.list, { query: {} })
  const instead = notAsked(config, productCode)
  if (instead || !config.data) return instead ?? null
  if (!patients.data) return <Awaited of={patients} />
  // By a policy it is asked for the person who is insured alone.
  const whose = patients.data.results.filter(({ id }) => askId === undefined || id === patientId)
  return <Answered productCode={productCode} of={config.data} patients={whose} askId={askId} />
}

function Answered({ productCode, of, patients, askId }: Omit<Confirming, 'history'>) {
  const { history } = useHistory(productCode, of.questions)
  // What was answered by a policy is with the gateway, and gone on with from there.
  const toAnswer = () => replaceBy(askId === undefined ? 'hospitalDrug' : 'insuredDrugUser', { productCode })
  if (isEnded(history)) return <ConfirmFields productCode={productCode} of={of} patients={patients} history={history} askId={askId} />
  return (
    <Screen>
      <View>
        <Empty page picture="prescription" title="还有问题没有回答" text={`一共 ${of.questions.length} 个问题，大约 1 分钟`}>
          <Button onPress={toAnswer}>去回答</Button>
        </Empty>
      </View>
    </Screen>
  )
}
