import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { useFamily } from '../../families'

/** A plan that is not sold, or an address that was cut. */
export function NoSuchPlan() {
  const { cover } = useFamily().places
  return (
    <Screen>
      <Empty page picture="notFound" title="没有这个投保方案" text="可能已经停售，可以看看现在能投保的方案">
        <Button onPress={() => cover().replace()}>看能投保的方案</Button>
      </Empty>
    </Screen>
  )
}
