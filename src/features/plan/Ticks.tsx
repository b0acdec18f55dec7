import { View } from '@tarojs/components'
import { ConsentRow } from '@/domain/consent/ConsentRow'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Press } from '@/ui/press/Press'
import { openText, type PlanText } from './planTexts'

type Props = {
  texts: readonly PlanText[]
  /** Names of those that are agreed to. */
  agreed: readonly string[]
  onChange: (agreed: readonly string[]) => void
  error: string | undefined
  focus: boolean
}

/** Separate consents: each text has a tick of its own, never set beforehand, and the way to read it. */
export function Ticks({ texts, agreed, onChange, error, focus }: Props) {
  const missing = texts.find(({ document }) => !agreed.includes(document))
  const toggle = (name: string, on: boolean) => onChange(on ? [...agreed, name] : agreed.filter((one) => one !== name))
  return (
    <View>
      {texts.map((text) => (
        <ConsentRow
          key={text.document}
          className="text-14 color-body"
          on={agreed.includes(text.document)}
          onChange={(on) => toggle(text.document, on)}
          label={`我已阅读并同意《${text.title}》`}
          focus={focus && text === missing}
        >
          <Press role="link" className="color-link q-hit text-left" onPress={() => openText(text)}>
            《{text.title}》
          </Press>
        </ConsentRow>
      ))}
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
    </View>
  )
}

/** What is missing while not every text is agreed to. */
export const ticksProblem = (texts: readonly PlanText[], agreed: readonly string[]): string | undefined =>
  texts.every(({ document }) => agreed.includes(document)) ? undefined : '请逐一阅读并同意以上文件'
