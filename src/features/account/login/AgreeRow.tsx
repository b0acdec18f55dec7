import { Text } from '@tarojs/components'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/Checkbox'
import { Press } from '@/ui/Press'
import { View } from '@tarojs/components'

type Props = { on: boolean; onChange: (on: boolean) => void; problem?: string | undefined }

/** Consent, never ticked beforehand (LAW-AND-PRIVACY, B2). The documents open from beside the box, not from inside it. */
export const AgreeRow = ({ on, onChange, problem }: Props) => (
  <View>
    <View className="row wrap t13 c3">
      <Checkbox on={on} onChange={onChange} label="我已阅读并同意用户协议和隐私政策">
        <Text>我已阅读并同意</Text>
      </Checkbox>
      <Press role="link" onPress={() => go('clause')} className="cg">
        《用户协议》
      </Press>
      <Press role="link" onPress={() => go('privacy')} className="cg">
        《隐私政策》
      </Press>
      <Text>未注册手机号将自动创建账号</Text>
    </View>
    {problem && (
      <View className="t13 cr mt4" aria-live="polite">
        {problem}
      </View>
    )}
  </View>
)
