import { View } from '@tarojs/components'
import { useState } from 'react'
import { invoice, type Invoice, type InvoiceTitle, type OrderInvoices } from '@/contract/invoice'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Notice } from '@/ui/card/Notice'
import { Switch } from '@/ui/form/Switch'
import { useForm } from '@/ui/form/useForm'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Price } from '@/ui/text/Price'
import { Sums } from './Sums'
import { TitleFields, type TitleValues } from './TitleFields'
import { EMPTY_TITLE, sentTitle, titleProblems, valuesOf } from './titleForm'
import { TitleSheet } from './TitleSheet'

type Values = TitleValues & { isOn: boolean }
type Props = {
  of: OrderInvoices
  titles: readonly InvoiceTitle[]
  /** The issued invoice in whose place another is made out. */
  reissues?: Invoice
  /** Why the one before was not issued. */
  refusal?: string | null
  onDone: () => void
}

const PICTURES = 3

/** Asks for an invoice, or for another title in place of an issued one. What was typed stays, and comes back with the page. */
export function ApplyForm({ of, titles, reissues, refusal, onDone }: Props) {
  const { orderCode, amount, cards, isReceived, isDemonstration } = of
  const attempt = useAttempt()
  const [picking, setPicking] = useState(false)
  const [draft] = useState(() => typedForm<Values>(`invoice ${orderCode} ${reissues?.id ?? ''}`))
  const [first] = titles
  const [begun] = useState(() => (reissues ? { ...reissues } : first ? valuesOf(first) : EMPTY_TITLE))
  const form = useForm<Values>({
    values: { kind: begun.kind, name: begun.name, taxNumber: begun.taxNumber, isOn: true },
    problems: titleProblems,
    draft,
  })
  const { set } = form
  const pick = ({ kind, name, taxNumber }: InvoiceTitle) => {
    set('kind', kind)
    set('name', name)
    set('taxNumber', taxNumber)
  }
  const submit = async () => {
    const isSent = await form.submit(async (values) => {
      const body = { ...sentTitle(values), keeps: values.isOn }
      if (reissues) await attempt(invoice.reissue, { params: { id: reissues.id }, body })
      else await attempt(invoice.ask, { params: { orderCode }, body })
    })
    if (!isSent) return
    toast(isReceived ? '已提交，正在开出' : '已提交，签收后开出', { icon: 'check' })
    onDone()
  }
  return (
    <Screen
      title={reissues ? '换开发票' : '申请发票'}
      bottomBar={
        <BottomBar>
          <Button grow says="inline" onPress={submit}>
            {reissues ? '提交换开' : '提交申请'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        {isDemonstration && <Notice icon="warning">演示发票，不能报销</Notice>}
        {refusal != null && <Notice kind="danger">上次没有开出：{refusal}</Notice>}
        {reissues && <Notice kind="info">原发票会全部冲红，再按新的抬头开一张。每个订单可以换开一次</Notice>}
        <Card>
          <View className="row justify-between gap-12">
            <View className="row gap-12 invoice-pictures">
              {cards.slice(0, PICTURES).map(({ productCode, name, productImageUrl }) => (
                <ProductImage key={productCode} picture={productImageUrl} name={name} size={48} className="q-thumb" />
              ))}
            </View>
            <View className="flex-none text-right">
              <View className="text-13 color-secondary">可开金额</View>
              <Price cents={amount} size={24} className="color-title" />
            </View>
          </View>
        </Card>
        <TitleFields form={form} />
        <CellGroup>
          <Cell title="内容" value="商品明细" />
          {titles.length > 0 && <Cell title="抬头簿" value="选一个填入" onPress={() => setPicking(true)} />}
          <Cell>
            <Switch label="保存到抬头簿" on={form.values.isOn} onChange={(on) => set('isOn', on)} />
          </Cell>
        </CellGroup>
        <Sums of={of} />
        <View className="row align-start gap-8 text-13 color-secondary">
          <Icon name="clock" size={16} />
          <View className="grow">
            {isReceived ? '提交后自动开出' : '签收后自动开出'}，开出后发消息通知您，在这里下载 PDF。退款的部分会自动开红字发票冲掉。
          </View>
        </View>
      </View>
      <TitleSheet open={picking} titles={titles} onClose={() => setPicking(false)} onPick={pick} />
    </Screen>
  )
}
