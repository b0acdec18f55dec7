import { View } from '@tarojs/components'
import { Fragment, useState } from 'react'
import { useRead } from '@/api/useRead'
import { chat, type FrequentQuestion } from '@/contract/chat'
import { Cell } from '@/ui/card/Cell'
import { SearchField } from '@/ui/form/SearchField'
import { useDebounced } from '@/ui/form/useDebounced'
import { Sheet } from '@/ui/layer/Sheet'
import { Loaded } from '@/ui/state/Loaded'

/** Milliseconds a word stands still before it is searched for. */
const STILL = 300

type Props = { open: boolean; onClose: () => void; onAsk: (question: FrequentQuestion) => unknown }

/** All questions that many ask, by topic, or those with a word or like it. */
export function QuestionSheet({ open, onClose, onAsk }: Props) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), STILL)
  const found = useRead(chat.questions, { query: keyword === '' ? {} : { keyword } }, { enabled: open, keepsPrevious: true })
  return (
    <Sheet open={open} onClose={onClose} title="常见问题">
      <SearchField label="搜常见问题" placeholder="搜订单、退款、发票" value={typed} onChange={setTyped} onSearch={() => undefined} />
      <Loaded
        of={found}
        empty={({ results }) => results.length === 0}
        emptyView={<View className="kf__system">没有这个问题，可以直接问客服</View>}
      >
        {({ results }) =>
          results.map((one, place) => (
            <Fragment key={one.questionId}>
              {keyword === '' && results[place - 1]?.topic !== one.topic && (
                <View className="kf__topic text-13 color-secondary">{one.topic}</View>
              )}
              <Cell
                title={one.question}
                value={keyword === '' ? undefined : one.topic}
                onPress={() => {
                  onClose()
                  onAsk(one)
                }}
              />
            </Fragment>
          ))
        }
      </Loaded>
    </Sheet>
  )
}
