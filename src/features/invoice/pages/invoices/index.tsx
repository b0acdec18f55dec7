import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { memo, useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { invoice, InvoicePart, type InvoiceSummary } from '@/contract/invoice'
import { invoiceStateOf } from '@/contract/invoiceStates'
import { shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { useParams } from '@/routes/useRoute'
import { cx } from '@/ui/element/cx'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Segmented } from '@/ui/press/Tabs'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Money } from '@/ui/text/Money'
import { titleWords, toneOf } from '../../invoiceText'
import '../../invoice.scss'

const PARTS: ReadonlyArray<{ key: InvoicePart; text: string }> = [
  { key: 'all', text: '全部' },
  { key: 'open', text: '处理中' },
  { key: 'issued', text: '已开出' },
  { key: 'red', text: '红字' },
]

/** Route `invoices`: this member's invoices by how they stand, and the way to the book of titles. */
export default function InvoicesPage() {
  const asked = InvoicePart.safeParse(useParams('invoices').part)
  const [part, setPart] = useState<InvoicePart>(asked.success ? asked.data : 'all')
  const list = usePages(invoice.list, { query: { part } })
  const refresh = () => refetch(invoice.list)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (list.status !== 'loading') void refresh()
  })
  return (
    <Screen>
      <View className="stack padding-gutter margin-top-4">
        <Segmented label="发票" tabs={PARTS} value={part} onChange={setPart} />
        <CellGroup>
          <Cell icon="document" title="发票抬头" value="管理" onPress={() => go('invoiceTitles')} />
        </CellGroup>
        <EndlessList
          of={list}
          keyOf={({ id }) => id}
          row={(one) => <InvoiceCard of={one} />}
          empty={
            <Empty page picture="orders" title="还没有发票" text="付款后，在订单详情里申请">
              <Button size="m" onPress={() => go('orders', { tab: 'all' })}>
                看我的订单
              </Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}

const InvoiceCard = memo(function InvoiceCard({ of }: { of: InvoiceSummary }) {
  const { id, orderCode, colour, state, amount, askedAt, issuedAt, isDemonstration } = of
  const params = { orderCode, id }
  return (
    <Press block className="q-card" href={urlOf('invoice', params)} onPress={() => go('invoice', params)}>
      <View className="row justify-between gap-8">
        <View className="text-16 weight-bold color-title grow break-all">{titleWords(of)}</View>
        <View className={cx('text-14 weight-medium flex-none', toneOf(state))}>
          {colour === 'red' ? (issuedAt === null ? '红字开票中' : '红字发票') : invoiceStateOf(state).words}
        </View>
      </View>
      <View className="row wrap justify-between gap-8 margin-top-8">
        <View className="text-13 color-secondary num">
          订单尾号 {orderCode.slice(-4)} · {shopTimeOfYear(issuedAt ?? askedAt)}
        </View>
        <Money cents={amount} className={cx('text-16 weight-bold', colour === 'red' ? 'color-price' : 'color-title')} />
      </View>
      {isDemonstration && <View className="text-13 color-rx margin-top-4">演示发票，不能报销</View>}
    </Press>
  )
})
