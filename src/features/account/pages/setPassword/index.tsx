import { useParams } from '@/routes/useRoute'
import { useSession } from '@/platform/session'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'
import { useAccountFlow } from '../../accountFlow'
import { passedOf } from '../../login/passed'
import { ChangePassword } from './ChangePassword'
import { ResetPassword } from './ResetPassword'

/** Route `setPassword`: after a forgotten password, or for who is logged in. */
export default function SetPasswordPage() {
  const passed = passedOf(useParams('setPassword'))
  const member = useSession((session) => session.member)
  const proof = useAccountFlow(({ resetProof }) => resetProof)
  return (
    <Screen>
      {proof !== undefined ? (
        <ResetPassword proof={proof} passed={passed} />
      ) : member ? (
        <ChangePassword />
      ) : (
        <Empty page picture="orders" title="先用手机号验证一下" text="验证 10 分钟内有效，刷新页面后需要重新验证。">
          <Button onPress={() => replaceBy('forgetPassword', passed)}>去验证</Button>
        </Empty>
      )}
    </Screen>
  )
}
