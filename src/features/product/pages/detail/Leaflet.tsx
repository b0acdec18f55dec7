import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { product as calls, type ProductInfo } from '@/contract/product'
import { go } from '@/routes/go'
import { Loaded } from '@/ui/state/Loaded'
import { Section } from '@/ui/card/Section'
import { excerptOf } from './excerptOf'

/** The four short answers and the leaflet's short version. Only for what is not sealed: the gateway gives no byte of the others. */
export function Leaflet({ productCode }: { productCode: string }) {
  const info = useRead(calls.info, { params: { code: productCode } }, { staleTime: 600_000 })
  return (
    <Loaded of={info} skeleton={2}>
      {(leaflet) => (
        <>
          <KeyFacts facts={leaflet.keyFacts} />
          {leaflet.sections.length > 0 && (
            <Section title="说明书" more="查看全文" onMore={() => go('instructionBook', { productCode })}>
              <View className="product__leaflet">
                {excerptOf(leaflet.sections).map(({ heading, text }) => (
                  <View key={heading} className="row align-start gap-12">
                    <View className="product__heading text-14 color-secondary">{heading}</View>
                    <View className="grow text-14 color-title pre-line">{text}</View>
                  </View>
                ))}
              </View>
              {leaflet.notice && <View className="text-12 color-secondary margin-top-12">{leaflet.notice}</View>}
            </Section>
          )}
        </>
      )}
    </Loaded>
  )
}

/** How to take it, when to stop, who must not, what to ask about first. */
export function KeyFacts({ facts }: { facts: ProductInfo['keyFacts'] }) {
  if (facts.length === 0) return null
  return (
    <Section title="用药要点">
      <View className="product__keyFacts">
        {facts.map(({ label, text }) => (
          <View key={label} className="product__keyFact">
            <View className="text-12 color-secondary">{label}</View>
            <View className="text-14 weight-medium color-title">{text}</View>
          </View>
        ))}
      </View>
    </Section>
  )
}
