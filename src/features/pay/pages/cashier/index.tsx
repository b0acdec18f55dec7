import { useParams } from '@/routes/useRoute'
import { Cashier } from '../../cashier/Cashier'
import { orderPayee } from '../../cashier/payee'
import { UnknownOrder } from '@/domain/order/UnknownOrder'

/** Route `cashier`: an order of goods is paid. */
export default function CashierPage() {
  const { orderCode = '' } = useParams('cashier')
  return <Cashier of={orderPayee(orderCode)} unknown={<UnknownOrder />} />
}
