import { View } from '@tarojs/components'
import { memo } from 'react'
import { useRead } from '@/api/useRead'
import { product as calls } from '@/contract/product'
import { useDeliverTo } from '@/domain/address/useDeliverTo'
import { isPrescription } from '@/domain/product/status'
import { noticeOf, returnRuleOf } from '@/domain/product/statutory'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { Loaded } from '@/ui/state/Loaded'
import { Notice } from '@/ui/card/Notice'
import { Price } from '@/ui/text/Price'
import { Section } from '@/ui/card/Section'
import { Tag } from '@/ui/text/Tag'
import type { ShownProduct } from './shownProduct'
import { AskPharmacist } from './AskPharmacist'
import { chooseAddress } from './chooseAddress'
import { Companions } from './Companions'
import { LockedLeaflet } from './LockedLeaflet'
import { Prescribed } from './Prescribed'
import { RxStepsPlain } from './RxSteps'
import { Reviews } from './Reviews'
import { RxWarning } from '../../parts/RxWarning'
import { SafetyLine } from './SafetyLine'
import { ThirdPlatform } from './ThirdPlatform'

/** The elder version (board 47): one decision a card, nothing advertised. */
export const ElderProduct = memo(function ElderProduct({ product, packing, salePrice, chosen, choosable, open }: ShownProduct) {
  const { productCode, name, mark, isAntibiotic, sealed, summary, prescription, thirdPlatform, customerHotLine, deliveryText } = product
  const rx = isPrescription(product)
  const member = useSession((session) => session.member)
  const deliverTo = useDeliverTo()
  const notice = noticeOf(product)
  return (
    <View className="stack">
      {rx && <RxWarning />}
      <View className="q-card">
        <View className="row gap-6 wrap">
          <DrugMarkTag mark={mark} />
          {isAntibiotic && <Tag kind="clinic">抗菌药</Tag>}
        </View>
        <View className="text-24 weight-bold color-title margin-top-8">{name}</View>
        <View className="text-16 color-secondary margin-top-4">
          {packing?.specification}
          {summary ? `，${summary}` : ''}
        </View>
        {packing && (
          <View className="row align-baseline gap-6 margin-top-12">
            <Price cents={salePrice} size={32} />
            <View className="text-14 color-secondary">每{packing.unit}</View>
          </View>
        )}
        {notice !== undefined && !rx && (
          <View className="margin-top-12">
            <Notice kind="green">{notice}</Notice>
          </View>
        )}
      </View>
      <ThirdPlatform of={thirdPlatform} />
      {rx && (prescription?.usable ? <Prescribed prescription={prescription} /> : <RxStepsPlain productCode={productCode} />)}
      {choosable && <Decision title="买多少" text={chosen} words="换规格或数量" decide={() => open('sku')} />}
      <Decision
        title="送到哪里"
        text={deliverTo.text ?? (member ? '还没有收货地址' : '登录后选择收货地址')}
        note={deliveryText}
        words={deliverTo.text ? '换个地址' : member ? '添加地址' : '去登录'}
        decide={chooseAddress}
      />
      <Companions product={product} skuCode={packing?.skuCode} />
      {sealed ? <LockedLeaflet productCode={productCode} /> : <PlainFacts productCode={productCode} />}
      <SafetyLine product={product} specification={packing?.specification ?? ''} />
      <AskPharmacist productCode={productCode} hotLine={customerHotLine} />
      {!rx && <Reviews productCode={productCode} />}
      <View className="text-13 color-secondary padding-gutter">{returnRuleOf(product)}</View>
    </View>
  )
})

function Decision({
  title,
  text,
  note,
  words,
  decide,
}: {
  title: string
  text: string
  note?: string
  words: string
  decide: () => unknown
}) {
  return (
    <Section title={title}>
      <View className="text-16 color-title">{text}</View>
      {note !== undefined && <View className="text-14 color-secondary margin-top-4">{note}</View>}
      <View className="margin-top-12">
        <Button block kind="outline" onPress={decide}>
          {words}
        </Button>
      </View>
    </Section>
  )
}

/** The four short answers in large type, and the way to the large leaflet. */
function PlainFacts({ productCode }: { productCode: string }) {
  const info = useRead(calls.info, { params: { code: productCode } }, { staleTime: 600_000 })
  return (
    <Loaded of={info} skeleton={2}>
      {({ keyFacts, sections }) => (
        <Section title="怎么用">
          {keyFacts.map(({ label, text }) => (
            <View key={label} className="product__plainFact">
              <View className="text-14 color-secondary">{label}</View>
              <View className="text-18 weight-medium color-title margin-top-2">{text}</View>
            </View>
          ))}
          {sections.length > 0 && (
            <View className="margin-top-12">
              <Button block kind="outline" icon="document" onPress={() => go('instructionBook', { productCode })}>
                看大字说明书
              </Button>
            </View>
          )}
        </Section>
      )}
    </Loaded>
  )
}
