import { Text, View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Press } from '@/ui/press/Press'

/** The form it stands in. */
type Agreeing = {
  values: { agreed: boolean }
  set: (key: 'agreed', on: boolean) => void
  errorOf: (key: 'agreed') => string | undefined
  isFocused: (key: 'agreed') => boolean
}
type Props = { of: Agreeing; says?: string }

/** Consent, never ticked beforehand (LAW-AND-PRIVACY, B2). The documents open from beside the box, not from inside it. */
export function AgreeRow({ of: { values, set, errorOf, isFocused }, says }: Props) {
  const problem = errorOf('agreed')
  return (
    <View>
      <View className="row wrap text-13 color-secondary">
        <Checkbox
          on={values.agreed}
          onChange={(on) => set('agreed', on)}
          focus={isFocused('agreed')}
          label="我已阅读并同意用户协议和隐私政策"
        >
          <Text>我已阅读并同意</Text>
        </Checkbox>
        <Press role="link" onPress={() => go('clause')} className="color-link login__later row">
          《用户协议》
        </Press>
        <Press role="link" onPress={() => go('privacy')} className="color-link login__later row">
          《隐私政策》
        </Press>
        {says !== undefined && <Text>{says}</Text>}
      </View>
      {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
    </View>
  )
}
