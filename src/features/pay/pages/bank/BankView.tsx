import { useEffect } from 'react'
import { openPayment } from '@/platform/payment'
import { PaymentFrame } from '@/platform/payment/PaymentFrame'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'

type Props = { address: string }

/** The bank's page: within the shop where it can be shown there, else in the shop's place. */
export const BankView = ({ address }: Props) => (PaymentFrame ? <PaymentFrame address={address} /> : <LeadToBank address={address} />)

function LeadToBank({ address }: Props) {
  useEffect(() => void openPayment(address), [address])
  return (
    <Screen>
      <Empty page picture="orders" title="正在打开支付页面" text="没有自动打开时，请点下面的按钮">
        <Button onPress={() => openPayment(address)}>打开支付页面</Button>
      </Empty>
    </Screen>
  )
}
