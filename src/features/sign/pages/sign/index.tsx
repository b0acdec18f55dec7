import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { sign } from '@/contract/sign'
import { LotteryRow } from '@/domain/lottery/LotteryRow'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Calendar } from './Calendar'
import { Head } from './Head'
import { Question } from './Question'
import { PopSci } from './PopSci'
import { RulesSheet } from './RulesSheet'
import { Tasks } from './Tasks'
import './index.scss'

/** Route `sign`: the days that are signed and today’s button, today’s question, the tasks, and an article. */
export default function SignPage() {
  const info = useRead(sign.info, {})
  const [showsRules, setShowsRules] = useState(false)
  usePullToRefresh(() => refetch(sign.info, sign.counts, sign.question, sign.tasks))
  return (
    <Screen
      tint="grain"
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => setShowsRules(true)}>
          规则
        </Press>
      }
    >
      <View className="stack padding-gutter padding-bottom-32">
        <Loaded of={info} skeleton={1}>
          {(data) => (
            <>
              <Head info={data} />
              <Calendar info={data} />
              <Question />
              <Tasks />
              <LotteryRow />
              <PopSci />
            </>
          )}
        </Loaded>
      </View>
      <RulesSheet open={showsRules} onClose={() => setShowsRules(false)} />
    </Screen>
  )
}
