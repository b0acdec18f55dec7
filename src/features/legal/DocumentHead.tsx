import { View } from '@tarojs/components'
import type { Document } from '@/contract/document'
import { spokenDate } from '@/lib/dates'
import { go } from '@/routes/go'
import { a11y } from '@/ui/a11y'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { Tag } from '@/ui/Tag'
import { historyOf } from './historyOf'

/** Title, version and day, what changed, and the way to older versions (board 39). */
export function DocumentHead({ text }: { text: Document }) {
  const { title, version, currentVersion, effectiveDate, updatedDate, changes, name } = text
  const history = historyOf(name)
  const isPast = version !== currentVersion
  return (
    <>
      <View className="legal__title serif b c1" {...a11y({ role: 'heading', level: 1 })}>
        {title}
      </View>
      <View className="row wrap g8 mt8">
        <Tag kind={isPast ? 'line' : 'green'}>{isPast ? '历史版本' : '当前有效'}</Tag>
        <View className="t13 c3">
          版本 {version}，{spokenDate(effectiveDate)}生效
          {updatedDate !== null && updatedDate !== effectiveDate ? `，${spokenDate(updatedDate)}更新` : ''}
        </View>
      </View>
      {(changes !== null || history) && (
        <Card tight className="mt16">
          <View className="row g8">
            <Icon name="clock" size={18} className="cg" />
            <View className="grow t14 c1">{changes === null ? '这是第一个版本' : '本版更新'}</View>
            {history && (
              <Press role="link" className="row nw cg t14 legal__more" onPress={() => go(history)}>
                历史版本
                <Icon name="arrow-right" size={14} />
              </Press>
            )}
          </View>
          {changes?.split('\n').map((change) => (
            <View key={change} className="t14 c2 mt8">
              {change}
            </View>
          ))}
        </Card>
      )}
    </>
  )
}
