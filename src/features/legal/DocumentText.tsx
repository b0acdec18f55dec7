import { Text, View } from '@tarojs/components'
import type { Document } from '@/contract/document'
import { a11y } from '@/ui/a11y'
import { Contents } from './Contents'
import { DocumentHead } from './DocumentHead'
import { sectionId } from './toSection'

/** A whole text: head, contents, sections with real headings. Every paragraph can be marked and copied. */
export const DocumentText = ({ text }: { text: Document }) => (
  <View className="pad legal">
    <DocumentHead text={text} />
    <Contents headings={text.sections.map(({ heading }) => heading)} />
    {text.sections.map(({ heading, paragraphs }, place) => (
      <View key={heading} id={sectionId(place)} className="mt24">
        <View className="t18 b c1" {...a11y({ role: 'heading', level: 2 })}>
          {place + 1}. {heading}
        </View>
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
)
