import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { agreement, agreementsTo } from '@/contract/agreement'
import { spokenDate } from '@/lib/time'
import { go, goBack } from '@/routes/go'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/card/Cell'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'

/**
 * Route `newVersions`: what changed in the texts a member agreed to, and both answers side by side. Shown once at entry; after
 * either answer nobody asks again. No to it leaves browsing and over-the-counter shopping as they are.
 */
export default function NewVersionsPage() {
  const pending = useRead(agreement.pending, {})
  const waiting = pending.data?.results ?? []
  const answer = async (says: 'agree' | 'decline') => {
    await write(agreement[says], { body: { agreements: agreementsTo(waiting) } })
    await goBack()
  }
  return (
    <Screen
      bottomBar={
        waiting.length > 0 ? (
          <BottomBar>
            <Button kind="outline" onPress={() => answer('decline')}>
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
          <View className="padding-gutter stack">
            <View className="text-14 color-body">您同意过的文件有重要更新，请看看改了什么。</View>
            {results.map(({ document, title, version, effectiveDate, changes, effect }) => (
              <Card key={document}>
                <View className="text-18 weight-bold color-title">{title}</View>
                <View className="text-13 color-secondary margin-top-4">
                  版本 {version}，{spokenDate(effectiveDate)}生效
                </View>
                {changes.split('\n').map((change) => (
                  <View key={change} className="text-16 color-title margin-top-8">
                    {change}
                  </View>
                ))}
                <View className="text-13 color-secondary margin-top-12">不同意：{effect}</View>
                <View className="margin-top-8">
                  <Cell title="查看全文" onPress={() => go(TEXTS.find((name) => name === document) ?? 'rulesList')} />
                </View>
              </Card>
            ))}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

/** The texts that are agreed to with a login or by themselves: each is a row by its own name. */
const TEXTS = [
  'clause',
  'privacy',
  'miniPrivacyPolicy',
  'basePersonalRule',
  'servicePersonalRule',
  'drugUserRule',
  'childrenInfo',
  'cabinetRule',
  'consultationService',
] as const
