import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { document, type DocumentHead } from '@/contract/document'
import { dayBefore } from '@/lib/time'
import { hasComeIntoForce, inForce } from '@/lib/inForce'
import { go } from '@/routes/go'
import { useRoute } from '@/routes/useRoute'
import { Card } from '@/ui/card/Card'
import { useHotline } from '@/ui/state/hotline'
import { Icon } from '@/ui/icons/Icon'
import { Loaded } from '@/ui/state/Loaded'
import { NotFoundView } from '@/ui/shell/NotFoundView'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Tag } from '@/ui/text/Tag'
import { Timeline } from '@/ui/text/Timeline'
import { versionRowOf } from '../../historyOf'
import './index.scss'

/** Routes `privacyHistory` and `miniPrivacyHistory`: every version with its days, each a press away (board 40). */
export default function HistoryPage() {
  const { params, row } = useRoute()
  const name = params.name ?? ''
  const { phone } = useHotline()
  const versions = useRead(document.history, { params: { name } }, { staleTime: 600_000 })
  if (isUnknown(versions.error)) {
    return (
      <Screen title="页面不存在">
        <NotFoundView />
      </Screen>
    )
  }
  return (
    <Screen title={row.title}>
      <Loaded of={versions} skeleton={1}>
        {({ results }) => {
          const present = inForce(results, new Date())?.version
          return (
            <View className="padding-gutter history">
              <Card>
                <Timeline
                  label={row.title}
                  entries={results.map((version, place) => ({
                    id: version.version,
                    state: version.version === present ? 'on' : 'done',
                    title: <Version head={version} until={results[place - 1]?.effectiveDate} isInForce={version.version === present} />,
                  }))}
                />
              </Card>
              <View className="text-center text-13 color-secondary margin-top-16">
                如需更早版本，请联系药师客服{phone ? ` ${phone}` : ''}
              </View>
            </View>
          )
        }}
      </Loaded>
    </Screen>
  )
}

/** `until` is the day on which the next version came. */
function Version({ head, until, isInForce }: { head: DocumentHead; until: string | undefined; isInForce: boolean }) {
  const { name, version, effectiveDate, changes } = head
  const versionRow = versionRowOf(name)
  const days = until !== undefined && !isInForce ? `${effectiveDate} 至 ${dayBefore(until)}` : `${effectiveDate} 起生效`
  return (
    <View className="history__item">
      <View className="row justify-between wrap gap-8">
        <View className="text-18 weight-bold color-title">{version} 版</View>
        {isInForce && <Tag kind="green">当前有效</Tag>}
        {!isInForce && !hasComeIntoForce(head, new Date()) && <Tag kind="outline">即将生效</Tag>}
        {versionRow && (
          <Press
            role="link"
            label={`查看 ${version} 版`}
            className="row nowrap color-link text-14 history__see"
            onPress={() => go(versionRow, { version })}
          >
            查看
            <Icon name="arrow-right" size={14} />
          </Press>
        )}
      </View>
      <View className="text-13 color-secondary num">{days}</View>
      {(changes ?? '第一个版本。').split('\n').map((change) => (
        <View key={change} className="text-14 color-body margin-top-4">
          {change}
        </View>
      ))}
    </View>
  )
}
