import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { svip } from '@/contract/svip'
import { spokenMonth } from '@/lib/time'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Discount, SavedSum } from '../../Saved'
import { SAVED_BY } from '../../words'
import { Month } from './Month'
import '../../svip.scss'
import './index.scss'

/** Route `svipLog`: what the membership saved, month by month. */
export default function SvipLogPage() {
  const [chosen, choose] = useState<string>()
  const query = chosen === undefined ? {} : { yearMonth: chosen }
  const logs = useRead(svip.discountLogs, { query }, { staleTime: 0, keepsPrevious: true })
  usePullToRefresh(() => refetch(svip.discountLogs))
  return (
    <Screen>
      <View className="padding-gutter margin-top-4">
        <Loaded of={logs} skeleton={1}>
          {({ yearMonth, months, saved, results }) => (
            <View className="q-card">
              <Month months={months} value={chosen ?? yearMonth} onChange={choose} />
              <View className="margin-top-8">
                <SavedSum text={yearMonth === (months[0] ?? yearMonth) ? '本月已省' : '当月已省'} cents={saved} />
              </View>
              {results.map((discount) => (
                <Discount key={discount.id} of={discount} />
              ))}
              {results.length === 0 && <Empty picture="orders" title={`${spokenMonth(yearMonth)}还没有省钱记录`} text={SAVED_BY} />}
            </View>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}
