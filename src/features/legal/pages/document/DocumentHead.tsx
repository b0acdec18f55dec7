import { View } from '@tarojs/components'
import type { Document } from '@/contract/document'
import { spokenDate } from '@/lib/time'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { historyOf } from '../../historyOf'

/** Title, version and day, what changed, and the way to older versions (board 39). */
export function DocumentHead({ text }: { text: Document }) {
  const { title, version, currentVersion, effectiveDate, updatedDate, changes, name } = text
  const history = historyOf(name)
  const isPast = version !== currentVersion
  return (
    <>
      <View className="legal__title serif weight-bold color-title" {...a11y({ role: 'heading', level: 1, focusable: true })}>
        {title}
      </View>
      <View className="row wrap gap-8 margin-top-8">
        <Tag kind={isPast ? 'outline' : 'green'}>{isPast ? '历史版本' : '当前有效'}</Tag>
        <View className="text-13 color-secondary">
          版本 {version}，{spokenDate(effectiveDate)}生效
          {updatedDate !== null && updatedDate !== effectiveDate ? `，${spokenDate(updatedDate)}更新` : ''}
        </View>
      </View>
      {(changes !== null || history) && (
        <Card tight className="margin-top-16">
          <View className="row gap-8">
            <Icon name="clock" size={18} className="color-link" />
            <View className="grow text-14 color-title">{changes === null ? '这是第一个版本' : '本版更新'}</View>
            {history && (
              <Press role="link" className="row nowrap color-link text-14 legal__more" onPress={() => go(history)}>
                历史版本
                <Icon name="arrow-right" size={14} />
              </Press>
            )}
          </View>
          {changes?.split('\n').map((change) => (
            <View key={change} className="text-14 color-body margin-top-8">
              {change}
            </View>
          ))}
        </Card>
      )}
    </>
  )
}
