import { View } from '@tarojs/components'
import { SVIP_DOCUMENTS } from '@/contract/svip'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Press } from '@/ui/press/Press'
import type { Purchase } from './usePurchase'

/** Each is a row by its own name; one of a later release is looked for among all texts. */
const textOf = (document: string) => SVIP_DOCUMENTS.find((name) => name === document) ?? 'rulesList'

/** The yes to the documents, never ticked beforehand (LAW-AND-PRIVACY, B2). */
export function Agreement({ of: { documents, form } }: { of: Purchase }) {
  const problem = form.errorOf('agreed')
  const titles = documents.map(({ title }) => `《${title}》`)
  return (
    <View>
      <View className="row wrap text-13 color-secondary">
        <Checkbox
          on={form.values.agreed}
          onChange={(on) => form.set('agreed', on)}
          focus={form.isFocused('agreed')}
          label={`我已阅读并同意${titles.join('')}`}
        >
          我已阅读并同意
        </Checkbox>
        {documents.map(({ document, title }) => (
          <Press key={document} role="link" className="color-link q-hit text-left" onPress={() => go(textOf(document))}>
            《{title}》
          </Press>
        ))}
      </View>
      {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
    </View>
  )
}
