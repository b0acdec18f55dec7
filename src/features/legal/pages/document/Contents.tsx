import { View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Card } from '@/ui/card/Card'
import { Press } from '@/ui/press/Press'
import { toSection } from './toSection'

/** The contents: every heading, a press away. */
export const Contents = ({ headings }: { headings: readonly string[] }) => (
  <Card className="margin-top-16">
    <View className="text-14 color-secondary" {...a11y({ role: 'heading', level: 2 })}>
      目录
    </View>
    <View {...a11y({ role: 'list', label: '目录' })}>
      {headings.map((heading, place) => (
        <View key={heading} {...a11y({ role: 'listitem' })}>
          <Press role="link" className="row gap-16 legal__line" onPress={() => toSection(place)}>
            <View className="num color-secondary legal__number">{place + 1}</View>
            <View className="grow color-title">{heading}</View>
          </Press>
        </View>
      ))}
    </View>
  </Card>
)
