import { View } from '@tarojs/components'
import { useState } from 'react'
import { AddedWords, MAX_REVIEW_WORDS, review, type OwnReview } from '@/contract/review'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { useUnsent } from '@/domain/draft/useUnsent'
import { useSensitiveWords } from '@/domain/sensitiveWord/useSensitiveWords'
import { Card } from '@/ui/card/Card'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { MarkedTextArea } from '@/ui/form/marked/MarkedTextArea'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { LineHead } from '../../parts/LineHead'
import { ReviewText } from '../../parts/ReviewText'

/** Words after use, once, below what was written first. */
export function AddForm({ of, onDone }: { of: OwnReview; onDone: () => void }) {
  const attempt = useAttempt()
  const [typed] = useState(() => typedForm<{ words: string }>(`addition ${of.id}`))
  const form = useForm({ values: { words: '' }, schema: { words: AddedWords }, draft: typed })
  const { words } = form.values
  const unsent = useUnsent(words !== '')
  const { marks, refused } = useSensitiveWords('review', 'words', words)
  const publish = async () => {
    const isSent = await form.submit(async (values) => {
      try {
        await attempt(review.append, { params: { id: of.id }, body: { words: values.words.trim() } })
      } catch (error) {
        refused(error)
        throw error
      }
    })
    if (!isSent) return
    unsent.end()
    toast('追评已发布', { icon: 'check' })
    onDone()
  }
  return (
    <Screen
      title="追评"
      bottomBar={
        <BottomBar>
          <Button grow says="inline" disabled={marks.length > 0} onPress={publish}>
            {marks.length > 0 ? '改好再发布' : '发布追评'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Card>
          <LineHead of={of} />
          <ReviewText tags={of.tags} words={of.words} added={null} answer={of.answer} />
        </Card>
        <Section title="用了一段时间，想补充什么">
          <MarkedTextArea
            label="追评内容"
            {...form.fieldProps('words')}
            marks={marks}
            placeholder="只能追评一次，发布后不能修改"
            maxLength={MAX_REVIEW_WORDS}
          />
        </Section>
      </View>
    </Screen>
  )
}
