import { View } from '@tarojs/components'
import { a11y } from '@/ui/a11y'
import { Card } from '@/ui/Card'
import { Press } from '@/ui/Press'
import { toSection } from './toSection'

/** The contents: every heading, a press away. */
export const Contents = ({ headings }: { headings: readonly string[] }) => (
  <Card className="mt16">
    <View className="t14 c3" {...a11y({ role: 'heading', level: 2 })}>
      目录
    </View>
    <View {...a11y({ role: 'list', label: '目录' })}>
      {headings.map((heading, place) => (
        <View key={heading} {...a11y({ role: 'listitem' })}>
          <Press role="link" className="row g16 legal__line" onPress={() => toSection(place)}>
            <View className="num c3 legal__n">{place + 1}</View>
            <View className="grow c1">{heading}</View>
          </Press>
        </View>
      ))}
    </View>
  </Card>
)
