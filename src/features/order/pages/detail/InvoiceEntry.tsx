import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { invoice, type OrderInvoices } from '@/contract/invoice'
import { invoiceStateOf } from '@/contract/invoiceStates'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** Of a paid order: how its invoice stands, or that one may be asked for; nothing where neither is so. */
export function InvoiceEntry({ orderCode }: { orderCode: string }) {
  const found = useRead(invoice.ofOrder, { params: { orderCode } }).data
  if (!found) return null
  const text = textOf(found)
  if (text === undefined) return null
  return (
    <Press className="q-card row gap-12 full-width" onPress={() => go('invoice', { orderCode })}>
      <View className="color-link row">
        <Icon name="document" size={24} />
      </View>
      <View className="grow">
        <View className="text-14 weight-medium color-title">发票</View>
        <View className="text-13 color-secondary">{text}</View>
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}

function textOf({ results, can, isReceived, refusal }: OrderInvoices): string | undefined {
  const [last] = results.filter(({ colour, state }) => colour === 'blue' && state !== 'withdrawn')
  if (last) return invoiceStateOf(last.state).words
  if (can.ask) return isReceived ? '可以申请' : '可以申请，签收后开出'
  return refusal?.code === 'NOT_OFFERED' ? refusal.text : undefined
}
