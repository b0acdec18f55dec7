import { SVIP_DOCUMENTS } from '@/contract/svip'
import { ConsentRow } from '@/domain/consent/ConsentRow'
import { go } from '@/routes/go'
import { Press } from '@/ui/press/Press'
import type { Purchase } from './usePurchase'

/** Each is a row by its own name; one of a later release is looked for among all texts. */
const textOf = (document: string) => SVIP_DOCUMENTS.find((name) => name === document) ?? 'rulesList'

/** The yes to the documents, never ticked beforehand (LAW-AND-PRIVACY, B2). */
export function Agreement({ of: { documents, form } }: { of: Purchase }) {
  const titles = documents.map(({ title }) => `《${title}》`)
  return (
    <ConsentRow
      className="text-13 color-secondary"
      on={form.values.agreed}
      onChange={(on) => form.set('agreed', on)}
      focus={form.isFocused('agreed')}
      label={`我已阅读并同意${titles.join('')}`}
      problem={form.errorOf('agreed')}
    >
      {documents.map(({ document, title }) => (
        <Press key={document} role="link" className="color-link q-hit text-left" onPress={() => go(textOf(document))}>
          《{title}》
        </Press>
      ))}
    </ConsentRow>
  )
}
