import { openLogin } from '@/platform/login'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Record } from '../../deregister/Record'
import { useHandedOn } from '../../handedOn'

/** Routes `delRecord` and `miniDelRecord`: how a request to close the account stands, and how to call it off. */
export default function DelRecordPage() {
  const recordToken = useHandedOn((handed) => handed.recordToken)
  return (
    <Screen>
      {recordToken === undefined ? (
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
