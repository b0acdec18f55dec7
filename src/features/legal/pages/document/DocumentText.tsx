import { Text, View } from '@tarojs/components'
import type { Document } from '@/contract/document'
import { a11y } from '@/ui/element/a11y'
import { selectable } from '@/ui/text/selectable'
import { Contents } from './Contents'
import { DocumentHead } from './DocumentHead'
import { sectionId } from './toSection'

/** A whole text: head, contents, sections with real headings. Every paragraph can be marked and copied. */
export const DocumentText = ({ text }: { text: Document }) => (
  <View className="padding-gutter legal">
    <DocumentHead text={text} />
    <Contents headings={text.sections.map(({ heading }) => heading)} />
    {text.sections.map(({ heading, paragraphs }, place) => (
      <View key={heading} id={sectionId(place)} className="margin-top-24">
        <View className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          {place + 1}. {heading}
        </View>
        {paragraphs.map((paragraph) => (
          <View key={paragraph} className="legal__paragraph color-body">
            <Text {...selectable}>{paragraph}</Text>
          </View>
        ))}
      </View>
    ))}
  </View>
)
