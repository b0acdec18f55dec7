import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { agreement } from '@/contract/agreement'
import { spokenDate } from '@/lib/dates'
import { go, goBack, goTo } from '@/routes/go'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'

/**
 * Route `newVersions`: what changed in the texts a member agreed to, and both answers side by side. Shown once at entry; after
 * either answer nobody asks again. No to it leaves browsing and over-the-counter shopping as they are.
 */
export default function NewVersionsPage() {
  const pending = useRead(agreement.pending, {})
  const waiting = pending.data?.results ?? []
  const answer = async (says: 'agree' | 'decline') => {
    const agreements = waiting.map(({ document, version }) => `${document}@${version}`).join(',')
    await write(agreement[says], { body: { agreements } }, { stale: [agreement.pending, agreement.list, agreement.history] })
    await goBack()
  }
  return (
    <Screen
      bottomBar={
        waiting.length > 0 ? (
          <BottomBar>
            <Button kind="line" onPress={() => answer('decline')}>
              不同意
            </Button>
            <Button grow onPress={() => answer('agree')}>
              同意并继续
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <Loaded
        of={pending}
        skeleton={1}
        empty={({ results }) => results.length === 0}
        emptyView={
          <Empty page picture="success" title="没有需要确认的更新" text="您同意过的协议都是最新版本">
            <Button onPress={() => go('home')}>回到首页</Button>
          </Empty>
        }
      >
        {({ results }) => (
          <View className="pad stack">
            <View className="t14 c2">您同意过的文件有重要更新，请看看改了什么。</View>
            {results.map(({ document, title, version, effectiveDate, changes, effect }) => (
              <Card key={document}>
                <View className="t18 b c1">{title}</View>
                <View className="t13 c3 mt4">
                  版本 {version}，{spokenDate(effectiveDate)}生效
                </View>
                {changes.split('\n').map((change) => (
                  <View key={change} className="t16 c1 mt8">
                    {change}
                  </View>
                ))}
                <View className="t13 c3 mt12">不同意：{effect}</View>
                <View className="mt8">
                  <Cell title="查看全文" onPress={() => goTo(TEXTS[document] ?? '/rulesList')} />
                </View>
              </Card>
            ))}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

/** Where the texts stand that are agreed to with a login or by themselves. */
const TEXTS: Record<string, string> = {
  clause: '/clause',
  privacy: '/privacy',
  miniPrivacyPolicy: '/miniPrivacyPolicy',
  basePersonalRule: '/basePersonalRule',
  servicePersonalRule: '/servicePersonalRule',
  drugUserRule: '/drugUserRule',
  childrenInfo: '/childrenInfo',
  consultationService: '/consultationService',
}
