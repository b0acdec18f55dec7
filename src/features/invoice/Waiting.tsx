import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { invoice, type Invoice, type OrderInvoices } from '@/contract/invoice'
import { invoiceStateOf } from '@/contract/invoiceStates'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Money } from '@/ui/text/Money'
import { titleWords } from './invoiceText'
import { StateBanner } from './StateBanner'
import { Sums } from './Sums'

type Props = { of: Invoice; around: OrderInvoices }

/** An invoice that is asked for and not issued yet: for whom, of what, and how to take it back. */
export function Waiting({ of, around }: Props) {
  const { id, orderCode, taxNumber, askedAt, state, amount } = of
  // Received already: it is issued within moments, and nobody waits for a receipt.
  const shown = state === 'asked' && around.isReceived ? { ...of, state: 'issuing' } : of
  const withdraw = async () => {
    const text = '撤回后可以改好再申请'
    if (!(await confirm({ title: '撤回这次申请？', text, no: '不撤回', yes: '撤回' }))) return
    await write(invoice.withdraw, { params: { id } })
    toast('已撤回')
  }
  return (
    <Screen
      title="发票"
      bottomBar={
        around.can.withdraw &&
        state === 'asked' && (
          <BottomBar>
            <Button grow kind="outline" onPress={withdraw}>
              撤回申请
            </Button>
          </BottomBar>
        )
      }
    >
      <View className="stack padding-gutter margin-top-4">
        {around.isDemonstration && <Notice icon="warning">演示发票，不能报销</Notice>}
        <StateBanner of={shown} />
        <CellGroup>
          <Cell title="抬头" value={titleWords(of)} />
          {taxNumber !== '' && <Cell title="税号" value={taxNumber} />}
          <Cell title="内容" value="商品明细" />
          <Cell title="金额" value={<Money cents={amount} />} />
          <Cell title="申请时间" value={shopTime(askedAt)} />
          <Cell title="进度" value={invoiceStateOf(shown.state).words} />
          <Cell title="对应订单" value={`尾号 ${orderCode.slice(-4)}`} onPress={() => go('order', { orderCode })} />
        </CellGroup>
        {state === 'asked' && <Sums of={around} />}
      </View>
    </Screen>
  )
}
