import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, MESSAGES } from '@/api/errors'
import { agreementTo } from '@/contract/agreement'
import type { Settlement } from '@/contract/settlement'
import { changeOrderDraft, useOrderDraft } from '@/domain/order/orderDrafts'
import { useParams } from '@/routes/useRoute'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { useDomId } from '@/ui/element/domId'
import { Failure } from '@/ui/state/Failure'
import { focusOn } from '@/ui/element/focusOn'
import { Notice } from '@/ui/card/Notice'
import { Price } from '@/ui/text/Price'
import { Screen } from '@/ui/shell/Screen'
import { Skeleton } from '@/ui/state/Skeleton'
import { AddressCard } from './AddressCard'
import { Choices } from './Choices'
import { Consents } from './Consents'
import { InsuredNote } from './InsuredNote'
import { AlreadyOrdered, SettlementOver } from './Over'
import { PrescriptionCard } from './PrescriptionCard'
import { chosenPrizes, Prizes } from './Prizes'
import { Problems } from './Problems'
import { useQuote } from './useQuote'
import { useSubmit } from './useSubmit'
import { Breakdown } from '../../parts/Breakdown'
import { Money } from '@/ui/text/Money'
import { GiftRow } from '../../parts/GiftRow'
import { OrderLineRow } from '../../parts/OrderLineRow'
import { useMessageTemplates } from '@/domain/message/useMessageTemplates'
import './index.scss'

/** Route `orderConfirm`: what is about to be ordered, quoted anew with every change, and the one button that orders it. */
export default function OrderConfirmPage() {
  const { settleId = '' } = useParams('orderConfirm')
  const { settlement, problem, error, refreshing, requote } = useQuote(settleId)
  const draft = useOrderDraft(settleId)
  const { note } = draft
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState(false)
  const consentsId = useDomId('consents')
  const submitOrder = useSubmit()
  useMessageTemplates()

  if (problem?.kind === 'gone')
    return (
      <Screen>
        <SettlementOver />
      </Screen>
    )
  if (problem?.kind === 'ordered')
    return (
      <Screen>
        <AlreadyOrdered orderCode={problem.orderCode} />
      </Screen>
    )
  if (!settlement) return <Screen>{problem ? <Failure page error={priceError(error)} onRetry={requote} /> : <Skeleton level={1} />}</Screen>

  const prizes = chosenPrizes(settlement, draft)
  const agree = (key: string, on: boolean) =>
    setAgreed((before) => new Set(on ? [...before, key] : [...before].filter((one) => one !== key)))
  const submit = () => {
    setAsked(true)
    if (settlement.consents.every((consent) => agreed.has(agreementTo(consent)))) return submitOrder({ settlement, note, prizes, requote })
    focusOn(consentsId)
    return undefined
  }
  const failed = problem !== undefined
  const unready = failed || refreshing || settlement.problems.length > 0
  const { lines, gifts, consents, payable } = settlement
  const saved = settlement.discount + settlement.freightOff + settlement.memberFreight
  const waits = settlement.prescription?.isReviewed === false
  return (
    <Screen
      bottomBar={
        <BottomBar note={failed && <PriceUnknown onRetry={requote} />}>
          <View className="grow">
            <View className="row align-baseline gap-4">
              <Text className="text-13 color-body">{waits ? '审过后付' : '应付'}</Text>
              <Price cents={payable} size={24} />
            </View>
            {saved > 0 && (
              <View className="row gap-4 text-12 color-price">
                <Text>已优惠</Text>
                <Money cents={saved} className="color-price" />
              </View>
            )}
          </View>
          <Button className="confirm__submit" disabled={unready} onPress={submit}>
            {waits ? '提交，审过再付' : '提交订单'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <AddressCard address={settlement.address} settleId={settleId} />
        <Problems settlement={settlement} />
        <PrescriptionCard settlement={settlement} onPick={(prescriptionId) => changeOrderDraft(settleId, { prescriptionId })} />
        <View className="q-card">
          <View className="row justify-between">
            <View className="text-16 weight-bold color-title">商品清单</View>
            <View className="text-13 color-secondary">共 {countOf(settlement)} 件</View>
          </View>
          {lines.map((line) => (
            <OrderLineRow key={line.lineId} line={line} problem={line.problem} />
          ))}
          {gifts.map((gift) => (
            <GiftRow key={`${gift.name}${gift.specification}`} gift={gift} />
          ))}
        </View>
        <Prizes of={settlement.prizes ?? []} chosen={prizes} onChange={(ids) => changeOrderDraft(settleId, { prizes: ids.join(',') })} />
        <Choices settlement={settlement} note={note} onChange={(change) => changeOrderDraft(settleId, change)} />
        {settlement.benefit && <InsuredNote of={settlement.benefit} />}
        <Breakdown sums={{ ...settlement, coins: settlement.coins?.used }} />
        <Consents id={consentsId} consents={consents} agreed={agreed} onChange={agree} asked={asked} />
      </View>
    </Screen>
  )
}

const countOf = ({ lines }: Settlement) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A price that could not be had is said in the catalogue's words; a refusal in the gateway's own. */
const priceError = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.status < 500
    ? error
    : new ApiError({ status: 0, code: 'PRICE', message: MESSAGES.price })

const PriceUnknown = ({ onRetry }: { onRetry: () => Promise<void> }) => (
  <Notice kind="danger" icon="warning" edge action="重试" onAction={onRetry}>
    {MESSAGES.price}
  </Notice>
)
