import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { invoice, type Invoice, type InvoiceTitle, type OrderInvoices } from '@/contract/invoice'
import { SECOND } from '@/lib/duration'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ApplyForm } from '../../ApplyForm'
import { Issued } from '../../Issued'
import { OwnInvoice } from '../../OwnInvoice'
import { Waiting } from '../../Waiting'
import '../../invoice.scss'

/** While an invoice is at the provider, the page looks whether it is issued. */
const POLL_MS = 4 * SECOND

const UNDER_WAY = ['issuing', 'failed']
const OVER = ['withdrawn', 'refused']

/** Route `invoice`: of one order what may be invoiced and the form for it, or the invoice that stands; `id` names one of several. */
export default function InvoicePage() {
  const { orderCode = '', id } = useParams('invoice')
  const [isMoving, setMoving] = useState(false)
  const read = useRead(invoice.ofOrder, { params: { orderCode } }, { staleTime: 0, ...(isMoving && { refetchInterval: POLL_MS }) })
  const titles = useRead(invoice.titles, {})
  const { data } = read
  const moves = data?.results.some(
    ({ state, colour }) => UNDER_WAY.includes(state) || (state === 'asked' && data.isReceived && colour === 'blue'),
  )
  useEffect(() => setMoving(moves === true), [moves])
  const refresh = () => refetch(invoice.ofOrder, invoice.titles)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  if (data && titles.status !== 'loading') return <Standing of={data} titles={titles.data?.results ?? []} id={id} />
  return (
    <Screen title="发票">
      <OwnInvoice of={read}>{() => <Loaded of={titles}>{() => null}</Loaded>}</OwnInvoice>
    </Screen>
  )
}

type Props = { of: OrderInvoices; titles: readonly InvoiceTitle[]; id: string | undefined }

function Standing({ of, titles, id }: Props) {
  const [isReissuing, setReissuing] = useState(false)
  const [asksAgain, setAsksAgain] = useState(false)
  const shown = shownOf(of, id)
  const done = () => {
    setReissuing(false)
    setAsksAgain(false)
    if (id !== undefined) void replaceBy('invoice', { orderCode: of.orderCode })
  }
  const form = { of, titles, onDone: done }
  if (shown && isReissuing) return <ApplyForm {...form} reissues={shown} />
  const isOver = !shown || OVER.includes(shown.state)
  if (of.can.ask && (isOver || asksAgain)) return <ApplyForm {...form} refusal={refusalOf(of)} />
  if (shown)
    return shown.number === null && shown.colour === 'blue' ? (
      <Waiting of={shown} around={of} />
    ) : (
      <Issued of={shown} around={of} onReissue={() => setReissuing(true)} onAskAgain={of.can.ask ? () => setAsksAgain(true) : undefined} />
    )
  return (
    <Screen title="发票">
      <Empty page picture="orders" title="不能开票" text={of.refusal?.text ?? '这个订单没有可开的金额'}>
        <Button onPress={() => go('order', { orderCode: of.orderCode })}>查看订单</Button>
      </Empty>
    </Screen>
  )
}

/** The one that was asked for by its id, else the newest blue one that is not over. */
const shownOf = ({ results }: OrderInvoices, id: string | undefined): Invoice | undefined =>
  results.find((one) => one.id === id) ?? results.find(({ colour, state }) => colour === 'blue' && !OVER.includes(state))

/** Why the last one was not issued; nothing where its member took it back himself. */
const refusalOf = ({ results }: OrderInvoices) => {
  const [last] = results.filter(({ colour }) => colour === 'blue')
  return last && OVER.includes(last.state) ? last.refusal : null
}
