import { wholeAddress } from '@/platform/share'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'
import { BankView } from './BankView'
import { bankAddress } from '../../rules/bankAddress'
import { useShop } from '@/ui/state/shop'

/** Route `bank`: the page where one pays, of the gateway's own origin only. Anybody can write an address into a link. */
export default function BankPage() {
  const { url } = useParams('bank')
  const { shortName } = useShop()
  const address = bankAddress(url, wholeAddress(''))
  if (address !== undefined) return <BankView address={address} />
  return (
    <Screen>
      <Empty page picture="network" title={`这不是${shortName}的支付页面`} text="为了您的资金安全没有打开，请从订单里重新支付">
        <Button onPress={() => replaceBy('orders', { tab: 'toPay' })}>去看订单</Button>
      </Empty>
    </Screen>
  )
}
