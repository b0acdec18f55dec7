import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { document, type DocumentHead } from '@/contract/document'
import { dayBefore } from '@/lib/dates'
import { hasComeIntoForce, inForce } from '@/lib/inForce'
import { go } from '@/routes/go'
import { useRoute } from '@/routes/useRoute'
import { Card } from '@/ui/Card'
import { useHotline } from '@/ui/hotline'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { NotFoundView } from '@/ui/NotFoundView'
import { Press } from '@/ui/Press'
import { Screen } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import { Timeline } from '@/ui/Timeline'
import { versionRowOf } from '../../historyOf'
import { isUnknown } from '../../useDocument'
import './index.scss'

/** Routes `privacyHistory` and `miniPrivacyHistory`: every version with its days, each a press away (board 40). */
export default function HistoryPage() {
  const { params, row } = useRoute()
  const name = params.name ?? ''
  const { phone } = useHotline()
  const versions = useRead(document.history, { params: { name } }, { fresh: 600_000 })
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
            <View className="pad history">
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
              <View className="tc t13 c3 mt16">如需更早版本，请联系药师客服{phone ? ` ${phone}` : ''}</View>
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
    <View className="history__i">
      <View className="row between wrap g8">
        <View className="t18 b c1">{version} 版</View>
        {isInForce && <Tag kind="green">当前有效</Tag>}
        {!isInForce && !hasComeIntoForce(head, new Date()) && <Tag kind="line">即将生效</Tag>}
        {versionRow && (
          <Press
            role="link"
            label={`查看 ${version} 版`}
            className="row nw cg t14 history__see"
            onPress={() => go(versionRow, { version })}
          >
            查看
            <Icon name="arrow-right" size={14} />
          </Press>
        )}
      </View>
      <View className="t13 c3 num">{days}</View>
      {(changes ?? '第一个版本。').split('\n').map((change) => (
        <View key={change} className="t14 c2 mt4">
          {change}
        </View>
      ))}
    </View>
  )
}
