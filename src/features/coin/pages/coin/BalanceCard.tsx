import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { coin } from '@/contract/coin'
import { grouped } from '@/lib/grouped'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Failure } from '@/ui/state/Failure'
import { SkeletonShape } from '@/ui/state/Skeleton'
import '../../coin.scss'

/** How many coins there are, what of them expires soon or is owed, and where more come from. */
export function BalanceCard() {
  const { data, status, error, retry } = useRead(coin.balance, {}, { staleTime: 0 })
  if (status === 'failed') return <Failure error={error} compact onRetry={retry} />
  return (
    <View className="coin__card">
      <View className="coin__sun" {...a11y({ hidden: true })} />
      <View className="text-14">当前余额</View>
      {data ? (
        <>
          <View className="coin__balance num">{grouped(data.balance)}</View>
          <View className="text-13 coin__expiry num">{standingWords(data)}</View>
        </>
      ) : (
        <SkeletonShape width={160} height={56} className="margin-top-8" />
      )}
      <View className="row margin-top-16">
        <Button kind="outline" size="m" className="coin__toSign" onPress={() => go('sign')}>
          去签到
        </Button>
      </View>
    </View>
  )
}

/** What is owed, what expires soon, else where it is written: who owes has nothing that could expire. */
function standingWords({ expiring, debt = 0 }: { expiring: { amount: number; lastDay: string } | null; debt?: number | undefined }) {
  if (debt > 0) return `待补扣 ${grouped(debt)} 枚：退款订单送的健康币已经用掉，之后得到的先补扣`
  if (expiring) return `${grouped(expiring.amount)} 枚将于 ${shopDay(`${expiring.lastDay}T00:00:00+08:00`)}到期`
  return '每一笔的来源和时间都在下面'
}
