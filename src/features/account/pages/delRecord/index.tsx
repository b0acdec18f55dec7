import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'
import { Record } from './Record'
import { useAccountFlow } from '../../accountFlow'

/** Routes `delRecord` and `miniDelRecord`: how a request to close the account stands, and how to call it off. */
export default function DelRecordPage() {
  const member = useSession((session) => session.member)
  const recordToken = useAccountFlow((handed) => handed.recordToken)
  return (
    <Screen>
      {recordToken === undefined && member ? (
        <Empty page picture="success" title="没有进行中的注销" text="您的账号使用正常">
          <Button onPress={() => go('home')}>回到首页</Button>
        </Empty>
      ) : recordToken === undefined ? (
        <Empty
          page
          picture="orders"
          title="用原手机号登录后查看"
          text="提交过注销申请的账号，登录时会带您回到这里，可以查看进度或取消注销。"
        >
          <Button onPress={openLogin}>用原手机号登录</Button>
        </Empty>
      ) : (
        <Record recordToken={recordToken} />
      )}
    </Screen>
  )
}
