import type { CoinMovement } from '@/contract/coin'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'

/** No movement like this, and how coins come. */
export const NoCoins = ({ movement }: { movement: CoinMovement }) => (
  <Empty
    picture="orders"
    title={movement === 'spent' ? '还没有支出' : '还没有健康币'}
    text={movement === 'spent' ? '用掉、扣回和到期的健康币会记在这里' : '签到、答题和完成任务都能得到'}
  >
    {movement === 'spent' ? undefined : (
      <Button size="m" kind="outline" onPress={() => go('sign')}>
        去签到
      </Button>
    )}
  </Empty>
)
