import { NOT_SOLD_HERE } from '@/domain/svip/notSoldHere'
import { sellsVirtual } from '@/platform/sellsVirtual'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Cashier } from '../../cashier/Cashier'
import { svipPayee } from '../../cashier/payee'

/** Route `paySvip`: a membership is paid, where it may be sold. */
export default function PaySvipPage() {
  const { orderId = '' } = useParams('paySvip')
  if (!sellsVirtual() || orderId === '')
    return <Screen>{orderId === '' ? <UnknownOrder /> : <Empty page picture="orders" title="这里不能付款" text={NOT_SOLD_HERE} />}</Screen>
  return <Cashier of={svipPayee(orderId)} unknown={<UnknownOrder />} />
}

/** An order that is none of this member's: of another account, or an address that was cut. */
const UnknownOrder = () => (
  <Empty page picture="notFound" title="没有找到这笔 SVIP 订单" text="可能是用其他账号下的订单">
    <Button onPress={() => replaceBy('svip')}>去看 SVIP</Button>
  </Empty>
)
