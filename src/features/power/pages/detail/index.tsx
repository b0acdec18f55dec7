import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { power, PowerType, type Power } from '@/contract/power'
import { Steps } from '@/domain/procedure/Steps'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { PowerCard } from '../../PowerCard'
import { nameOf, waysTo } from '../../types'
import { Uses } from './Uses'

/** Route `powerDetail`: the member's rights of one kind, how they are used, and what was used of them. */
export default function PowerDetailPage() {
  const { type } = useParams('powerDetail')
  const known = PowerType.options.find((one) => one === type)
  return known === undefined ? <NoSuchType /> : <Detail type={known} />
}

function Detail({ type }: { type: PowerType }) {
  const read = useRead(power.detail, { params: { type } }, { staleTime: 0 })
  const refresh = () => refetch(power.detail)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  return (
    <Screen>
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <View className="text-20 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          {nameOf(type)}
        </View>
        <Loaded of={read} skeleton={1}>
          {({ steps, powers, uses }) => (
            <>
              <Own type={type} powers={powers} />
              <Section title="怎么用">
                <Steps steps={steps} />
              </Section>
              <Uses type={type} uses={uses} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

/** The member's own of this kind, or where one is had. */
const Own = ({ type, powers }: { type: PowerType; powers: readonly Power[] }) => (
  <Section flat title="我的权益">
    {powers.map((one) => (
      <PowerCard key={one.powerId} of={one} />
    ))}
    {powers.length === 0 && (
      <View className="q-card">
        <Empty picture="orders" title="现在没有这种权益">
          {waysTo(type).map(({ text, open }) => (
            <Button key={text} kind="outline" onPress={open}>
              {text}
            </Button>
          ))}
        </Empty>
      </View>
    )}
  </Section>
)

/** An address that was cut or made up. */
const NoSuchType = () => (
  <Screen>
    <Empty page picture="notFound" title="没有这种权益" text="链接可能不完整">
      <Button onPress={() => replaceBy('powerList')}>看我的权益</Button>
    </Empty>
  </Screen>
)
