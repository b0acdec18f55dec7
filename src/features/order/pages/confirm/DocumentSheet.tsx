import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'
import { Loaded } from '@/ui/state/Loaded'
import { Sheet } from '@/ui/layer/Sheet'

type Props = { of: { document: string; version: string } | undefined; onClose: () => void }

/** A document to be agreed to, read without leaving the order, in the very version the order will record. */
export function DocumentSheet({ of, onClose }: Props) {
  const params = { name: of?.document ?? '', version: of?.version ?? '' }
  const text = useRead(document.version, { params }, { enabled: of !== undefined, staleTime: 600_000, keepsPrevious: true })
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={text.data?.title} label="须知">
      <Loaded of={text}>
        {({ version, effectiveDate, sections }) => (
          <View className="confirm__document">
            <View className="text-13 color-secondary">
              版本 {version}，{effectiveDate} 起生效
            </View>
            {sections.map(({ heading, paragraphs }) => (
              <View key={heading} className="margin-top-16">
                <View className="text-16 weight-bold color-title">{heading}</View>
                {paragraphs.map((paragraph) => (
                  <View key={paragraph} className="text-16 color-body margin-top-8">
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
