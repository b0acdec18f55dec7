import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'
import { Loaded } from '@/ui/Loaded'
import { Sheet } from '@/ui/Sheet'

type Props = { of: { document: string; version: string } | undefined; onClose: () => void }

/** A document to be agreed to, read without leaving the order, in the very version the order will record. */
export function DocumentSheet({ of, onClose }: Props) {
  const params = { name: of?.document ?? '', version: of?.version ?? '' }
  const text = useRead(document.version, { params }, { when: of !== undefined, fresh: 600_000, keepsLast: true })
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={text.data?.title} label="须知">
      <Loaded of={text}>
        {({ version, effectiveDate, sections }) => (
          <View className="confirm__document">
            <View className="t13 c3">
              版本 {version}，{effectiveDate} 起生效
            </View>
            {sections.map(({ heading, paragraphs }) => (
              <View key={heading} className="mt16">
                <View className="t16 b c1">{heading}</View>
                {paragraphs.map((paragraph) => (
                  <View key={paragraph} className="t16 c2 mt8">
                    {paragraph}
                  </View>
                ))}
              </View>
            ))}
          </View>
        )}
      </Loaded>
    </Sheet>
  )
}
