import { useState } from 'react'
import { useSession } from '@/platform/session'
import { openLogin } from '@/platform/login'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'
import { Apply } from './Apply'
import { Conditions } from './Conditions'

/**
 * Routes `deregister` and `delAccount`: what must be settled and what goes, then the proof by SMS, then the record: three
 * screens. A native app hands its token over in the address; entering the shop takes it out again and asks whose it is.
 */
export default function DeregisterPage() {
  const member = useSession((session) => session.member)
  const [version, setVersion] = useState<string>()
  return (
    <Screen>
      {!member ? (
        <Empty page picture="orders" title="登录后可以注销账号" text="已经提交过注销的，也从这里登录，可以查看进度或取消。">
          <Button onPress={openLogin}>登录</Button>
        </Empty>
      ) : version === undefined ? (
        <Conditions onAgreed={setVersion} />
      ) : (
        <Apply version={version} />
      )}
    </Screen>
  )
}
