import { Text, View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { document, type Document } from '@/contract/document'
import { plan, type Policy } from '@/contract/plan'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Loaded } from '@/ui/state/Loaded'
import { selectable } from '@/ui/text/selectable'
import { answered } from '../../useFollowedPolicy'
import { EndMark } from './EndMark'
import { StepScreen } from './StepScreen'

type Props = { policy: Policy; text: Policy['reads'][number]; onTold: (policy: Policy) => void; onPeople: () => void }

/** A disclosure that is read to its end before anything is answered (insurance law, article 17). */
export function Reading({ policy, text, onTold, onPeople }: Props) {
  const { document: name, version, title } = text
  const read = useRead(document.version, { params: { name, version } })
  const [isRead, setRead] = useState(false)
  const seen = useCallback(() => setRead(true), [])
  const next = async () =>
    onTold(await answered(write(plan.read, { params: { policyId: policy.policyId }, body: { document: name, version } })))
  return (
    <StepScreen
      step="read"
      policy={policy}
      onPeople={onPeople}
      bottomBar={
        <BottomBar>
          <View className="grow text-14 color-body" {...a11y({ live: 'polite' })}>
            {isRead ? '已经读到末尾' : '请读到末尾'}
          </View>
          <Button disabled={!isRead} onPress={next}>
            我已读完
          </Button>
        </BottomBar>
      }
    >
      <View className="text-13 color-secondary">
        第 {policy.reads.indexOf(text) + 1} 份，共 {policy.reads.length} 份
      </View>
      <View className="q-card">
        <View className="serif weight-bold color-title plan__title" {...a11y({ role: 'heading', level: 2 })}>
          {title}
        </View>
        <View className="text-13 color-secondary margin-top-4">版本 {version}</View>
        <Loaded of={read}>
          {(whole) => (
            <>
              <Sections of={whole} />
              <EndMark onSeen={seen} />
            </>
          )}
        </Loaded>
      </View>
    </StepScreen>
  )
}

const Sections = ({ of: { sections } }: { of: Document }) => (
  <>
    {sections.map(({ heading, paragraphs }, at) => (
      <View key={heading} className="margin-top-16">
        <View className="text-16 weight-bold color-title" {...a11y({ role: 'heading', level: 3 })}>
          {at + 1}. {heading}
        </View>
        {paragraphs.map((paragraph) => (
          <View key={paragraph} className="text-16 color-body margin-top-8">
            <Text {...selectable}>{paragraph}</Text>
          </View>
        ))}
      </View>
    ))}
  </>
)
