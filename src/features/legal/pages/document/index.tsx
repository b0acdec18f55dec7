import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'
import { useRoute } from '@/routes/useRoute'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import './index.scss'

/** Every legal text, rule and notice: one page, the text and its version come from the gateway. */
export default function DocumentPage() {
  const { params } = useRoute()
  const text = useRead(document.one, { params: { name: params.name ?? '' } }, { fresh: 600_000 })
  return (
    <Screen title={text.data?.title}>
      <Loaded of={text} skeleton={1}>
        {({ title, version, effectiveDate, changes, sections }) => (
          <View className="pad legal">
            <View className="t24 b c1 serif">{title}</View>
            <View className="t13 c3 mt8">
              版本 {version}，{effectiveDate} 起生效
            </View>
            {changes && <View className="q-notice q-notice--green mt16">{changes}</View>}
            {sections.map(({ heading, paragraphs }) => (
              <View key={heading} className="mt24">
                <View className="t18 b c1">{heading}</View>
                {paragraphs.map((paragraph) => (
                  <View key={paragraph} className="legal__p c2">
                    <Text userSelect selectable>
                      {paragraph}
                    </Text>
                  </View>
                ))}
              </View>
            ))}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
