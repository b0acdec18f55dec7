import { Text } from '@tarojs/components'
import type { SvipOrder } from '@/contract/svip'

/** From and through which day it holds or held: 2026-11-25 至 2027-11-25, each whole; nothing of one that was never paid. */
export const Days = ({ of: { firstDay, lastDay } }: { of: Pick<SvipOrder, 'firstDay' | 'lastDay'> }) =>
  firstDay === null || lastDay === null ? null : (
    <>
      <Text className="nowrap num">{firstDay} 至</Text> <Text className="nowrap num">{lastDay}</Text>
    </>
  )
