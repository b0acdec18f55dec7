import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'

/** Where a page arrived and its code failed: nothing the network could mend, and loading it anew may. */
export const BrokenPage = () => (
  <Screen>
    <Empty page picture="network" title="页面出了点问题" text="不是您的网络，重新加载一般就好">
      <Button kind="primary" size="m" icon="refresh" onPress={() => location.reload()} quiet>
        重新加载
      </Button>
    </Empty>
  </Screen>
)
