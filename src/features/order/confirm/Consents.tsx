import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Settlement } from '@/contract/cart'
import { a11y } from '@/ui/a11y'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { DocumentSheet } from './DocumentSheet'

type Consent = Settlement['consents'][number]
type Props = { consents: Consent[]; agreed: ReadonlySet<string>; onChange: (key: string, on: boolean) => void; asked: boolean }

/** A yes belongs to one version of a document. */
export const consentKey = ({ document, version }: Pick<Consent, 'document' | 'version'>) => `${document}@${version}`

/** Consents in the gateway's words, never ticked beforehand (D2, D16); each document is read from beside its box. */
export function Consents({ consents, agreed, onChange, asked }: Props) {
  const [reading, setReading] = useState<string>()
  return (
    <View className="col g8">
      {consents.map((consent) => {
        const key = consentKey(consent)
        const { words, title } = titled(consent.text)
        const missing = asked && !agreed.has(key)
        return (
          <View key={key} className="confirm__consent">
            <Checkbox on={agreed.has(key)} onChange={(on) => onChange(key, on)}>
              <Text className="t13 c3">{words}</Text>
            </Checkbox>
            <Press className="t13 cg q-hit confirm__read" role="link" label={`阅读${title}`} onPress={() => setReading(consent.document)}>
              {title}
            </Press>
            {missing && (
              <View className="row g4 t12 cr" {...a11y({ role: 'alert' })}>
                <Icon name="warning" size={14} />
                请先阅读并勾选
              </View>
            )}
          </View>
        )
      })}
      <DocumentSheet name={reading} onClose={() => setReading(undefined)} />
    </View>
  )
}

/** The sentence, and the title it ends with: 《处方药购买须知》. */
function titled(text: string): { words: string; title: string } {
  const title = /《[^》]+》/.exec(text)?.[0]
  return title === undefined ? { words: text, title: '查看全文' } : { words: text.replace(title, '').replace(/[，。]$/, ''), title }
}
