import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { power, PowerState, type Power } from '@/contract/power'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { PowerCard } from '../../PowerCard'
import { waysTo } from '../../types'
import { STATES } from '../../words'

/** Route `powerList`: the member's rights out of plans, insurance and the paid membership, what can be used first. */
export default function PowerListPage() {
  const own = useRead(power.list, {}, { staleTime: 0 })
  const refresh = () => refetch(power.list)
  usePullToRefresh(refresh)
  // They are used on other pages, and begin and end by themselves.
  useDidShow(() => {
    if (own.at > 0) void refresh()
  })
  return (
    <Screen
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('powerMessages')}>
          权益消息
        </Press>
      }
    >
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <Loaded of={own} skeleton={1} empty={({ results }) => results.length === 0} emptyView={<NoPowers />}>
          {({ results }) => (
            <>
              {PowerState.options.map((state) => (
                <InState key={state} state={state} of={results} />
              ))}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

/** Of all rights those in a state, as the gateway has put them; nothing where there are none. */
function InState({ state, of }: { state: PowerState; of: readonly Power[] }) {
  const own = of.filter((one) => one.state === state)
  if (own.length === 0) return null
  return (
    <Section flat title={STATES[state].text}>
      {own.map((one) => (
        <PowerCard key={one.powerId} of={one} explains />
      ))}
    </Section>
  )
}

const NoPowers = () => (
  <Empty page picture="orders" title="还没有权益" text="有了权益，在这里查看和使用">
    {waysTo('insurance', 'svip', 'taf').map(({ text, open }) => (
      <Button key={text} kind="outline" onPress={open}>
        {text}
      </Button>
    ))}
  </Empty>
)
