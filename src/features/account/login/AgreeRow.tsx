import { Text, View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/Checkbox'
import { ErrorLine } from '@/ui/ErrorLine'
import { Press } from '@/ui/Press'

type Props = { on: boolean; onChange: (on: boolean) => void; problem?: string | undefined; says?: string }

/** Consent, never ticked beforehand (LAW-AND-PRIVACY, B2). The documents open from beside the box, not from inside it. */
export const AgreeRow = ({ on, onChange, problem, says }: Props) => (
  <View>
    <View className="row wrap t13 c3">
      <Checkbox on={on} onChange={onChange} label="我已阅读并同意用户协议和隐私政策">
        <Text>我已阅读并同意</Text>
      </Checkbox>
      <Press role="link" onPress={() => go('clause')} className="cg login__later row">
        《用户协议》
      </Press>
      <Press role="link" onPress={() => go('privacy')} className="cg login__later row">
        《隐私政策》
      </Press>
      {says !== undefined && <Text>{says}</Text>}
    </View>
    {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
  </View>
)
