import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Cashier } from '../../cashier/Cashier'
import { inquiryPayee } from '../../cashier/payee'

/** Route `payInquiry`: the fee of a consultation is paid. */
export default function InquiryPage() {
  const { consultationId = '' } = useParams('payInquiry')
  if (consultationId === '')
    return (
      <Screen>
        <UnknownInquiry />
      </Screen>
    )
  return <Cashier of={inquiryPayee(consultationId)} unknown={<UnknownInquiry />} />
}

/** A consultation that is none of this member's: of another account, or an address that was cut. */
const UnknownInquiry = () => (
  <Empty page picture="notFound" title="没有找到这次问诊" text="可能是用其他账号发起的问诊">
    <Button onPress={() => replaceBy('consultations', {})}>查看我的问诊</Button>
  </Empty>
)
