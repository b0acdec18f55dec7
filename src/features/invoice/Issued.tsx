import { View } from '@tarojs/components'
import type { Invoice, OrderInvoices } from '@/contract/invoice'
import { redCauseWords } from '@/contract/invoiceStates'
import { yuan } from '@/lib/money'
import { shopFormat } from '@/lib/time'
import { go } from '@/routes/go'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Timeline } from '@/ui/text/Timeline'
import { downloadInvoice } from './downloadInvoice'
import { Paper } from './Paper'
import { StateBanner } from './StateBanner'

type Props = { of: Invoice; around: OrderInvoices; onReissue: () => void; onAskAgain: (() => void) | undefined }

/** Digits of an order's code that are named. */
const TAIL = 4

/** An invoice that was asked for: how it stands, its paper, and what belongs to it. */
export function Issued({ of, around, onReissue, onAskAgain }: Props) {
  const { id, orderCode, number } = of
  const { can, results } = around
  const reds = results.filter(({ blueId }) => blueId === id)
  const blue = results.find((one) => one.id === of.blueId)
  const happened = of.colour === 'red' || reds.length > 0 ? entriesOf(blue ?? of, results) : []
  return (
    <Screen
      title="发票"
      bottomBar={
        number !== null && (
          <BottomBar>
            {onAskAgain && (
              <Button kind="outline" onPress={onAskAgain}>
                重新申请
              </Button>
            )}
            <Button grow onPress={() => downloadInvoice(id)}>
              下载 PDF
            </Button>
          </BottomBar>
        )
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <StateBanner of={of} />
        <Paper of={of} />
        {happened.length > 0 && (
          <View className="q-card">
            <Timeline label="开票记录" entries={happened} />
          </View>
        )}
        <CellGroup>
          <Cell title="对应订单" value={`尾号 ${orderCode.slice(-TAIL)}`} onPress={() => go('order', { orderCode })} />
          {blue && <Cell title="原蓝字发票" value={`¥${yuan(blue.amount)}`} onPress={() => go('invoice', { orderCode, id: blue.id })} />}
          {reds.map((red) => (
            <Cell key={red.id} title="红字发票" value={`−¥${yuan(-red.amount)}`} onPress={() => go('invoice', { orderCode, id: red.id })} />
          ))}
          {can.reissue && of.colour === 'blue' && number !== null && <Cell title="抬头写错了" value="换开一次" onPress={onReissue} />}
        </CellGroup>
        <View className="text-13 color-secondary text-center">发票写明药名，转给别人前请留意隐私</View>
      </View>
    </Screen>
  )
}

/** What happened to a blue invoice, the newest first. */
function entriesOf(blue: Invoice, all: readonly Invoice[]) {
  const reds = all.filter(({ blueId, number }) => blueId === blue.id && number !== null)
  const own = [...reds, blue].flatMap(({ id, colour, amount, cause, issuedAt }) =>
    issuedAt === null
      ? []
      : [
          {
            id,
            at: issuedAt,
            title: colour === 'red' ? `开出红字发票 −¥${yuan(-amount)}` : `开出蓝字发票 ¥${yuan(amount)}`,
            ...(cause !== null && { text: redCauseWords(cause) }),
          },
        ],
  )
  return own
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(({ at, ...entry }) => ({ ...entry, time: shopFormat(at, 'MM-DD HH:mm') }))
}
