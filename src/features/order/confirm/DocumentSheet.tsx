import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'
import { Loaded } from '@/ui/Loaded'
import { Sheet } from '@/ui/Sheet'

/** A document to be agreed to, read without leaving the order. */
export function DocumentSheet({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const text = useRead(document.one, { params: { name: name ?? '' } }, { when: name !== undefined, fresh: 600_000, keepsLast: true })
  return (
    <Sheet open={name !== undefined} onClose={onClose} title={text.data?.title} label="须知">
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
