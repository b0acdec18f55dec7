import { useParams } from '@/routes/useRoute'
import { useSession } from '@/platform/session'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { useHandedOn } from '../../handedOn'
import { ChangePassword } from '../../password/ChangePassword'
import { ResetPassword } from '../../password/ResetPassword'

/** Route `setPassword`: after a forgotten password, or for who is logged in. */
export default function SetPasswordPage() {
  const { backurl } = useParams('setPassword')
  const member = useSession((session) => session.member)
  const proof = useHandedOn(({ resetProof }) => resetProof)
  return (
    <Screen>
      {proof !== undefined ? (
        <ResetPassword proof={proof} backurl={backurl} />
      ) : member ? (
        <ChangePassword />
      ) : (
        <Empty page picture="orders" title="先用手机号验证一下" text="验证 10 分钟内有效，刷新页面后需要重新验证。">
          <Button onPress={() => replaceBy('forgetPassword', backurl === undefined ? {} : { backurl })}>去验证</Button>
        </Empty>
      )}
    </Screen>
  )
}
