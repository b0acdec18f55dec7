import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { agreementTo } from '@/contract/agreement'
import type { Settlement } from '@/contract/settlement'
import { a11y } from '@/ui/element/a11y'
import { Checkbox } from '@/ui/form/Checkbox'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { DocumentSheet } from './DocumentSheet'

type Consent = Settlement['consents'][number]
type Props = { id: string; consents: Consent[]; agreed: ReadonlySet<string>; onChange: (key: string, on: boolean) => void; asked: boolean }

/** Consents in the gateway's words, never ticked beforehand (D2, D16); each document is read from beside its box. */
export function Consents({ id, consents, agreed, onChange, asked }: Props) {
  const [reading, setReading] = useState<Consent>()
  return (
    <View id={id} className="column confirm__consents" {...a11y({ role: 'group', label: '须知', focusable: true })}>
      {consents.map((consent) => {
        const key = agreementTo(consent)
        const { before, title, after } = titled(consent.text)
        const missing = asked && !agreed.has(key)
        return (
          <View key={key} className="confirm__consent">
            <View className="row align-start">
              <Checkbox on={agreed.has(key)} onChange={(on) => onChange(key, on)} label={consent.text} />
              <View className="grow text-13 color-secondary confirm__words">
                <Text onClick={() => onChange(key, !agreed.has(key))}>{before}</Text>
                <Press className="color-link confirm__read" role="link" label={`阅读${title}`} onPress={() => setReading(consent)}>
                  {title}
                </Press>
                <Text>{after}</Text>
              </View>
            </View>
            {missing && (
              <View className="row gap-4 text-12 color-price confirm__missing" {...a11y({ role: 'alert' })}>
                <Icon name="warning" size={14} />
                请先阅读并勾选
              </View>
            )}
          </View>
        )
      })}
      <DocumentSheet of={reading} onClose={() => setReading(undefined)} />
    </View>
  )
}

/** The sentence around the title of its document: 《处方药购买须知》. */
function titled(text: string): { before: string; title: string; after: string } {
  const [before = '', title = '查看全文', after = ''] = text.split(/(《[^》]+》)/)
  return { before, title, after }
}
