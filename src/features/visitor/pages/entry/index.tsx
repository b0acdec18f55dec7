import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { registration } from '@/contract/registration'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CodeForm } from '../../CodeForm'
import { Registered } from './Registered'

/** Route `visitor`: the door for somebody who was sent and has no account: what the leaflet's code is for, and what was registered. */
export default function VisitorPage() {
  const userId = useSession(({ member }) => member?.userId)
  usePullToRefresh(() => refetch(registration.list))
  return (
    <Screen tint="sky">
      <View className="padding-gutter stack padding-bottom-32">
        <View className="q-card">
          <View className="text-18 weight-bold color-title">医生或宣传页请您来的？</View>
          <View className="text-14 color-body margin-top-4">
            不用注册。扫宣传页上的二维码，或填上面的编号，看您要的药怎么买，也可以请药师给您回电。
          </View>
          <View className="margin-top-12">
            <CodeForm />
          </View>
        </View>
        <Section title="没有编号">
          <View className="stack">
            <Button block kind="outline" icon="search" onPress={() => go('search')}>
              按药名找
            </Button>
            <Button block kind="outline" icon="headset" onPress={() => go('pharmacist')}>
              问药师
            </Button>
          </View>
        </Section>
        <Registered key={userId} isMember={userId !== undefined} />
      </View>
    </Screen>
  )
}
