import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { formCalls } from '@/contract/consultationForm'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Skeleton } from '@/ui/state/Skeleton'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ConsultationCard } from '../../ConsultationCard'

/** Route `consultations`: what doctors were asked, the newest first. */
export default function ConsultationsPage() {
  const list = usePages(formCalls.list, { query: {} }, { staleTime: 0 })
  usePullToRefresh(() => refetch(formCalls.list))
  return (
    <Screen
      bottomBar={
        list.entries.length > 0 ? (
          <BottomBar>
            <Button block icon="stethoscope" onPress={() => go('prescriptionConsult')}>
              问医生
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <View className="padding-gutter margin-top-4">
        <EndlessList
          of={list}
          keyOf={({ consultationId }) => consultationId}
          row={(one) => <ConsultationCard of={one} />}
          skeleton={<Skeleton level={1} />}
          empty={
            <Empty page picture="prescription" title="还没有问诊" text="常用的药快吃完了、需要处方时，可以在网上问医生">
              <Button onPress={() => go('prescriptionConsult')}>问医生</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
