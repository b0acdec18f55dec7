import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { level } from '@/contract/level'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Gifts } from './Gifts'
import { LevelCard } from './LevelCard'
import { LevelsSheet } from './LevelsSheet'
import { LevelSteps } from './LevelSteps'
import { Rights } from './Rights'
import { Ways } from './Ways'
import './index.scss'

/** Route `member`: the level and what the next one takes, its rights, the gifts, and the ways to growth. */
export default function MemberPage() {
  // Orders that are received or given back by themselves change it.
  const detail = useRead(level.detail, {}, { staleTime: 0 })
  const [showsLevels, setShowsLevels] = useState(false)
  usePullToRefresh(() => refetch(level.detail, level.gifts))
  return (
    <Screen
      tint="deep"
      navRight={
        <Press className="text-14 q-hit justify-end" onPress={() => go('memberGrowth')}>
          成长记录
        </Press>
      }
    >
      <Loaded of={detail} skeleton={1}>
        {(data) => (
          <>
            <View className="member__head">
              <LevelCard of={data} />
              <LevelSteps of={data} />
            </View>
            <View className="stack padding-gutter padding-bottom-32 margin-top-16">
              {data.notice !== null && (
                <Notice kind="coin" icon="clock">
                  {data.notice}
                </Notice>
              )}
              <Rights of={data} onAll={() => setShowsLevels(true)} />
              <Gifts of={data} />
              <Ways of={data} />
            </View>
            <LevelsSheet open={showsLevels} of={data} onClose={() => setShowsLevels(false)} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
