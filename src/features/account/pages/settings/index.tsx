import { View } from '@tarojs/components'
import { LinkGroups, type LinkGroup } from '@/domain/links/LinkGroups'
import { logOut } from '@/domain/session/logOut'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { useElder } from '@/ui/text/elder'
import { Screen } from '@/ui/shell/Screen'
import { Switch } from '@/ui/form/Switch'

const GROUPS: readonly LinkGroup[] = [
  { title: '账号与安全', names: ['setPassword', 'modifyPhone', 'devices', 'deregister', 'delRecord'] },
  {
    title: '我的信息',
    names: ['invoices', 'personalInfo', 'agreeList', 'authInfoList', 'downloadUserInfo', 'permission', 'personalization', 'notify', 'sdk'],
  },
  { title: '说明', names: ['privacy', 'clause', 'rulesList', 'certificate'] },
]

/** Route `settings`: the account, one's data and the look, one press from "me". */
export default function SettingsPage() {
  const member = useSession((session) => session.member)
  const { elder, setElder } = useElder()
  const leave = async () => {
    if (await logOut()) await go('me')
  }
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <CellGroup>
          <Cell>
            <Switch label="关怀版（大字、大按钮）" on={elder} onChange={setElder} />
          </Cell>
        </CellGroup>
        <LinkGroups groups={GROUPS} />
        {member && (
          <Button kind="outline" block onPress={leave}>
            退出登录
          </Button>
        )}
      </View>
    </Screen>
  )
}
