import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { sign, type SignQuestion } from '@/contract/sign'
import { Section } from '@/ui/card/Section'
import { Notice } from '@/ui/card/Notice'
import { cx } from '@/ui/element/cx'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { Loaded } from '@/ui/state/Loaded'

/** Today's question: a press answers it, then the right item stands out and why. */
export function Question() {
  const question = useRead(sign.question, {})
  return (
    <Section title="每日一问">
      <Loaded of={question}>
        {(asked) => (
          <View>
            <View className="text-16 weight-medium color-title">{asked.question}</View>
            {asked.items.map((item) => (
              <Item key={item.id} item={item} of={asked} />
            ))}
            {asked.answer ? (
              <View className="margin-top-12">
                <Notice kind="green" icon="info">
                  {asked.answer.item === asked.answer.rightItem ? '答对了。' : '再记一记。'}
                  {asked.answer.explanation}
                </Notice>
              </View>
            ) : (
              <View className="text-12 color-secondary margin-top-12">选一个答案，答对答错都得 {asked.coins} 枚健康币</View>
            )}
          </View>
        )}
      </Loaded>
    </Section>
  )
}

type Props = { item: SignQuestion['items'][number]; of: SignQuestion }

function Item({ item: { id, text }, of: { id: questionId, answer, coins } }: Props) {
  const { press, busy } = usePress(async () => {
    await write(sign.completeTask, { body: { id: questionId, questionItem: id } })
    toast(`已作答，得 ${coins} 枚健康币`, { icon: 'check' })
  })
  const isRight = answer?.rightItem === id
  const isWrong = answer?.item === id && !isRight
  const words = isRight ? `正确答案：${text}` : isWrong ? `您选的：${text}` : text
  return (
    <Press
      className={cx('row gap-8 justify-between sign__item', isRight && 'sign__item--right', isWrong && 'sign__item--wrong')}
      role="radio"
      checked={answer?.item === id}
      label={words}
      disabled={answer !== null}
      busy={busy || undefined}
      onPress={press}
    >
      <View className="grow text-14 color-title">{text}</View>
      {isRight && <Icon name="check" size={18} />}
      {isWrong && <Icon name="close" size={18} />}
    </Press>
  )
}
