import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import unknownOrder from './unknown-order.svg'

/** An order code that is none of this member's: mistyped, or of another account. */
export const UnknownOrder = () => (
  <Empty page picture={{ src: unknownOrder }} title="没有找到这个订单" text="订单号可能有误，或是用其他账号下的单">
    <Button kind="outline" onPress={() => go('pharmacist')}>
      联系我们
    </Button>
    <Button onPress={() => replaceBy('orders', { tab: 'all' })}>查看我的订单</Button>
  </Empty>
)
