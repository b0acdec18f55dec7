import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { prescription } from '@/contract/prescription'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { SearchField } from '@/ui/form/SearchField'
import { useDebounced } from '@/ui/form/useDebounced'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Tabs } from '@/ui/press/Tabs'
import { Affix } from '@/ui/shell/Affix'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { PrescriptionCard } from './PrescriptionCard'
import './index.scss'

const TABS = [
  { key: 'valid', text: '有效处方' },
  { key: 'all', text: '全部' },
] as const
type Tab = (typeof TABS)[number]['key']

/** Routes `prescriptions` and `hospitalPrescriptions`: what this member handed in, first what can be used or waits, and all of it to look through. */
export default function PrescriptionsPage() {
  const { from, type } = useParams('hospitalPrescriptions')
  const [tab, setTab] = useState<Tab>(from === 'hospital' && type === undefined ? 'all' : 'valid')
  usePullToRefresh(() => refetch(prescription.valid, prescription.list))
  return (
    <Screen
      navRight={
        <Press onPress={() => go('prescriptionNotice')} label="说明：处方药购买须知" className="text-14 color-body q-hit justify-end">
          说明
        </Press>
      }
      bottomBar={
        <BottomBar>
          <Button block icon="camera" onPress={() => go('prescriptionUpload')}>
            上传处方
          </Button>
        </BottomBar>
      }
    >
      <Affix>
        <Tabs label="处方" tabs={TABS} value={tab} onChange={setTab} />
      </Affix>
      <View className="padding-gutter margin-top-4">{tab === 'valid' ? <Valid /> : <All />}</View>
    </Screen>
  )
}

const None = ({ title, text }: { title: string; text: string }) => <Empty page picture="prescription" title={title} text={text} />

function Valid() {
  const list = useRead(prescription.valid, {})
  return (
    <Loaded
      of={list}
      skeleton={1}
      empty={({ results }) => results.length === 0 && list.status === 'ready'}
      emptyView={<None title="没有可用的处方" text="手里有医院处方，可以拍照上传；没有的话，请先看医生" />}
    >
      {({ results }) => (
        <View className="stack">
          {results.map((one) => (
            <PrescriptionCard key={one.prescriptionId} prescription={one} />
          ))}
        </View>
      )}
    </Loaded>
  )
}

function All() {
  const [word, setWord] = useState('')
  const asked = useDebounced(word.trim(), 300)
  const list = usePages(prescription.list, { query: asked === '' ? {} : { word: asked } })
  return (
    <View className="stack">
      <SearchField label="搜索处方" value={word} onChange={setWord} onSearch={list.retry} placeholder="药名、诊断或用药人" />
      <EndlessList
        of={list}
        keyOf={({ prescriptionId }) => prescriptionId}
        row={(one) => <PrescriptionCard prescription={one} />}
        empty={
          asked === '' ? (
            <None title="还没有处方" text="手里有医院处方，可以拍照上传；没有的话，请先看医生" />
          ) : (
            <None title={`没有找到「${asked}」`} text="换个药名、诊断或用药人试试" />
          )
        }
      />
      {list.status === 'ready' && list.entries.length > 0 && (
        <View className="text-13 color-secondary text-center">处方依法保存 5 年，删除后只是不再显示</View>
      )}
    </View>
  )
}
