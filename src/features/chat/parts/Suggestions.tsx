import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useRead } from '@/api/useRead'
import { chat, type FrequentQuestion } from '@/contract/chat'
import { a11y } from '@/ui/element/a11y'
import { useDebounced } from '@/ui/form/useDebounced'
import { Press } from '@/ui/press/Press'

/** Milliseconds a text stands still before it is looked for, and the letters of one that is a question and no story. */
const STILL = 300
const [SHORTEST, LONGEST] = [2, 20]
/** Questions that are offered at once. */
const MAX = 3

type Props = { typed: string; onAsk: (question: FrequentQuestion) => void; /** The bar has become higher or lower. */ onGrown: () => void }

/** Frequent questions like what is being typed: a tap asks one. What fails or is not found stands in nobody's way. */
export function Suggestions({ typed, onAsk, onGrown }: Props) {
  const keyword = useDebounced(typed.trim(), STILL)
  const isAsked = keyword.length >= SHORTEST && keyword.length <= LONGEST
  const found = useRead(chat.questions, { query: { keyword } }, { enabled: isAsked })
  const shown = isAsked && typed.trim() !== '' ? (found.data?.results ?? []).slice(0, MAX) : []
  const { length } = shown
  useEffect(onGrown, [length, onGrown])
  if (length === 0) return null
  return (
    <View className="kf__suggestions" {...a11y({ role: 'group', label: '您是不是想问' })}>
      {shown.map((one) => (
        <Press key={one.questionId} className="kf__suggestion text-14 color-link" onPress={() => onAsk(one)}>
          {one.question}
        </Press>
      ))}
    </View>
  )
}
