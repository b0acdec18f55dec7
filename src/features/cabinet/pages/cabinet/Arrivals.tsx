import { View } from '@tarojs/components'
import { cabinet, type CabinetArrival, type CabinetPerson } from '@/contract/cabinet'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { instantOn, shopDay } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { wordFor } from '../../people'

type Props = { arrivals: readonly CabinetArrival[]; people: readonly CabinetPerson[] }

/** What orders brought: into the cabinet, or never asked about again. */
export function Arrivals({ arrivals, people }: Props) {
  const attempt = useAttempt()
  const decide = async (lines: readonly CabinetArrival[], isKept: boolean) => {
    await attempt(cabinet.putAway, { body: { lineIds: lines.slice(0, 50).map(({ lineId }) => lineId), isKept } })
    toast(isKept ? '已放进药箱' : '好的，不再问', { icon: 'check' })
  }
  return (
    <View className="q-card">
      <View className="row justify-between gap-12">
        <View className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          新买到的药
        </View>
        <View className="text-13 color-secondary">{arrivals.length} 种</View>
      </View>
      <View {...a11y({ role: 'list', label: '新买到的药' })}>
        {arrivals.map((line) => (
          <View key={line.lineId} className="row wrap gap-8 cabinet-row" {...a11y({ role: 'listitem' })}>
            <View className="grow cabinet-arrival__main">
              <View className="text-16 weight-medium color-title">{line.name}</View>
              <View className="text-13 color-secondary margin-top-2">
                {line.specification}，{line.boxes} 盒
              </View>
              <View className="text-13 color-secondary margin-top-2">
                {shopDay(instantOn(line.receivedOn))}收到，放到{wordFor(people, line.patientId)}
              </View>
            </View>
            <View className="row gap-12 cabinet-arrival__acts">
              <Button kind="text" size="s" label={`${line.name}不用放`} onPress={() => decide([line], false)}>
                不用放
              </Button>
              <Button kind="soft" size="s" label={`把${line.name}放进药箱`} onPress={() => decide([line], true)}>
                放进药箱
              </Button>
            </View>
          </View>
        ))}
      </View>
      {arrivals.length > 1 && (
        <Button block kind="brandOutline" className="margin-top-12" onPress={() => decide(arrivals, true)}>
          全部放进药箱
        </Button>
      )}
    </View>
  )
}
