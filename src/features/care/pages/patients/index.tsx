import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { patient } from '@/contract/patient'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { PatientCard } from './PatientCard'
import './index.scss'

/** Route `patients`: whom this member buys drugs for. */
export default function PatientsPage() {
  const list = useRead(patient.list, { query: {} })
  usePullToRefresh(() => refetch(patient.list))
  return (
    <Screen
      navRight={
        <Press onPress={() => go('drugUserRule')} label="说明：用药人信息怎样处理" className="text-14 color-body q-hit justify-end">
          说明
        </Press>
      }
      bottomBar={
        <BottomBar>
          <Button block icon="plus" onPress={() => go('patientInfo', { mode: 'add' })}>
            添加用药人
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Notice kind="green" icon="shield">
          请填实际用药人。信息加密保存，用于处方审核、用药核对和您自己的健康记录
        </Notice>
        <Loaded
          of={list}
          skeleton={1}
          empty={({ results }) => results.length === 0 && list.status === 'ready'}
          emptyView={<Empty page picture="prescription" title="还没有用药人" text="处方药须实名购买，先添加要用药的人" />}
        >
          {({ results }) => results.map((one) => <PatientCard key={one.id} patient={one} />)}
        </Loaded>
      </View>
    </Screen>
  )
}
