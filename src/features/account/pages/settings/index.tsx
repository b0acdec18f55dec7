import { View } from '@tarojs/components'
import { send } from '@/api/send'
import { queries } from '@/api/queries'
import { account } from '@/contract/account'
import { LinkGroups, type LinkGroup } from '@/domain/links/LinkGroups'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { confirm } from '@/ui/dialog'
import { useElder } from '@/ui/elder'
import { Screen } from '@/ui/Screen'
import { Switch } from '@/ui/Switch'

const GROUPS: readonly LinkGroup[] = [
  { title: '账号与安全', names: ['setPassword', 'modifyPhone', 'devices', 'deregister', 'delRecord'] },
  {
    title: '我的信息',
    names: ['personalInfo', 'agreeList', 'authInfoList', 'downloadUserInfo', 'permission', 'personalization', 'notify', 'sdk'],
  },
  { title: '说明', names: ['privacy', 'clause', 'rulesList', 'certificate'] },
]

/** Route `settings`: the account, one's data and the look, one press from "me". */
export default function SettingsPage() {
  const member = useSession((session) => session.member)
  const { elder, setElder } = useElder()
  const logOut = async () => {
    if (!(await confirm({ title: '退出登录', text: '购物车和订单会为您保留', yes: '退出' }))) return
    await send(account.logout, {})
    useSession.getState().end()
    queries.clear()
    await go('me')
  }
  return (
    <Screen>
      <View className="pad stack pb32">
        <CellGroup>
          <Cell>
            <Switch label="关怀版（大字、大按钮）" on={elder} onChange={setElder} />
          </Cell>
        </CellGroup>
        <LinkGroups groups={GROUPS} />
        {member && (
          <Button kind="line" block onPress={logOut}>
            退出登录
          </Button>
        )}
      </View>
    </Screen>
  )
}
