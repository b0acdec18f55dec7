import { useEffect } from 'react'
import { openPayment } from '@/platform/payment'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'

/** On the web the bank's page takes the place of the shop and leads back by itself. */
export function BankView({ address }: { address: string }) {
  useEffect(() => void openPayment(address), [address])
  return (
    <Screen>
      <Empty page picture="orders" title="正在打开支付页面" text="没有自动打开时，请点下面的按钮">
        <Button onPress={() => openPayment(address)}>打开支付页面</Button>
      </Empty>
    </Screen>
  )
}
