import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { plan, type PolicyRight, type RightCode } from '@/contract/plan'
import { settleByPolicy } from '@/domain/insurance/settleByPolicy'
import { yuan } from '@/lib/money'
import { openProduct } from '@/platform/appPlaces'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Stepper } from '@/ui/form/Stepper'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { Tag } from '@/ui/text/Tag'
import { answered } from '../../useFollowedPolicy'

type Props = { policyId: string; of: PolicyRight }

/** Boxes in one order; the figure is ours. */
const MAX = 10

const WORDS: Readonly<Record<RightCode, string>> = {
  usable: '可以使用',
  waiting: '等待期内',
  over: '已到期',
  spent: '额度用完',
  offShelf: '暂时缺货',
}

/** A covered medicine: whether the policy pays it now and why not, who pays what of it, and its order. */
export const RightCard = ({ policyId, of }: Props) => {
  const { card, code, text, insured, own } = of
  const isUsable = code === 'usable'
  return (
    <View className="q-card">
      <View className="row align-start gap-12">
        <ProductImage picture={card.productImageUrl} name={card.name} size={72} plain />
        <View className="grow">
          <Press
            role="link"
            className="text-16 weight-medium color-title text-left q-hit"
            href={urlOf('product', { productCode: card.productCode })}
            onPress={() => openProduct(card.productCode)}
          >
            {card.name}
          </Press>
          <View className="row wrap gap-6 text-12 color-secondary">
            <DrugMarkTag mark={card.mark} />
            <View>{card.specification}</View>
          </View>
        </View>
        <Tag kind={isUsable ? 'clinic' : 'plain'}>{WORDS[code]}</Tag>
      </View>
      <View className="text-14 color-body margin-top-8">{text}</View>
      {isUsable && (
        <>
          <View className="text-14 color-title margin-top-4">
            每{card.unit}保险公司付 ¥{yuan(insured)}，自付 ¥{yuan(own)}
          </View>
          <Use policyId={policyId} of={of} />
        </>
      )}
    </View>
  )
}

function Use({ policyId, of: { card, isPrescribed } }: Props) {
  const { productCode, unit } = card
  // Of one name there may be several packings.
  const what = `${card.name} ${card.specification}`
  const [quantity, setQuantity] = useState(1)
  const toConsult = () => go('insuredDrugUser', { productCode })
  const settle = async () => {
    const { settleId } = await answered(write(plan.use, { params: { policyId }, body: { productCode, quantity } }))
    return settleId
  }
  return (
    <>
      <View className="row wrap justify-between gap-12 margin-top-12">
        <Stepper label={`${what}的数量`} value={quantity} max={MAX} whyMax={`一次最多 ${MAX} ${unit}`} onChange={setQuantity} />
        <Button size="m" label={`用保单购买${what}`} onPress={() => settleByPolicy(settle, toConsult)}>
          用保单购买
        </Button>
      </View>
      {isPrescribed && (
        <Press className="text-14 color-link q-hit" label={`${what}没有处方？去问诊`} onPress={toConsult}>
          没有处方？去问诊
        </Press>
      )}
    </>
  )
}
