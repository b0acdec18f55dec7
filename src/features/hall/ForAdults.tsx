import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { hall } from '@/contract/hall'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { useAdult } from './adult'

export const useOpening = () => useRead(hall.opening, {}, { staleTime: 300_000 })
export const readAnew = () => refetch(hall.opening, hall.products)

/** The hall, once it is known to be open and somebody of age asks for it; before that the page that says so, or asks. */
export function ForAdults({ children }: { children: ReactNode }) {
  const opening = useOpening()
  const isAdult = useAdult((own) => own.isAdult)
  if (opening.data?.isOpen && isAdult) return children
  return (
    <Screen>
      <Loaded
        of={opening}
        skeleton={1}
        empty={({ isOpen }) => !isOpen}
        emptyView={
          <Empty page picture="orders" title="男性健康馆还没有开放" text="需要的药品可以在商城里找，或问药师">
            <Button kind="outline" onPress={() => go('pharmacist')}>
              问药师
            </Button>
            <Button onPress={() => go('category')}>去分类看看</Button>
          </Empty>
        }
      >
        {() => <AreYouOfAge />}
      </Loaded>
    </Screen>
  )
}

/** Asked once on a device. Both answers weigh the same; the younger is led home. */
function AreYouOfAge() {
  const state = useAdult((own) => own.state)
  return (
    <View className="padding-gutter margin-top-12">
      <Card>
        <View className="serif weight-bold color-title text-24" {...a11y({ role: 'heading', level: 2 })}>
          您年满 18 周岁了吗？
        </View>
        <View className="text-16 color-body margin-top-8">男性健康馆只对成年人开放。您的回答只记在这台设备上。</View>
        <View className="stack margin-top-24">
          <Button block kind="outline" onPress={state}>
            已满 18 周岁，进入
          </Button>
          <Button block kind="outline" onPress={() => go('home')}>
            未满 18 周岁，回到首页
          </Button>
        </View>
        <View className="row wrap text-13 color-secondary margin-top-16">
          进入前可以先看
          <Press className="q-hit color-link" onPress={() => go('maleUserClause')}>
            《用户条款》
          </Press>
          <Press className="q-hit color-link" onPress={() => go('malePrivacy')}>
            《隐私政策》
          </Press>
        </View>
      </Card>
    </View>
  )
}
