import { Text } from '@tarojs/components'
import { ConsentRow } from '@/domain/consent/ConsentRow'
import { go } from '@/routes/go'
import { Press } from '@/ui/press/Press'

/** The form it stands in. */
type Agreeing = {
  values: { agreed: boolean }
  set: (key: 'agreed', on: boolean) => void
  errorOf: (key: 'agreed') => string | undefined
  isFocused: (key: 'agreed') => boolean
}
type Props = { of: Agreeing; says?: string }

/** The yes to the shop's agreement and privacy policy. */
export function AgreeRow({ of: { values, set, errorOf, isFocused }, says }: Props) {
  return (
    <ConsentRow
      className="text-13 color-secondary"
      on={values.agreed}
      onChange={(on) => set('agreed', on)}
      focus={isFocused('agreed')}
      label="我已阅读并同意用户协议和隐私政策"
      problem={errorOf('agreed')}
    >
      <Press role="link" onPress={() => go('clause')} className="color-link login__later row">
        《用户协议》
      </Press>
      <Press role="link" onPress={() => go('privacy')} className="color-link login__later row">
        《隐私政策》
      </Press>
      {says !== undefined && <Text>{says}</Text>}
    </ConsentRow>
  )
}
