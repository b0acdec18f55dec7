import { Alert, Input, Select } from 'antd'
import { useState } from 'react'
import type { WordUse } from '../../../src/contract/sensitiveWord'
import { sensitiveWord } from '../../contract/sensitiveWord'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { useSettled } from '../parts/useSettled'
import { USE_OPTIONS } from './kinds'

const MAX_TRIED = 300

/** A text as a shopper would write it, and what he would be told. */
export function TryWords() {
  const [use, setUse] = useState<WordUse>('review')
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim())
  return (
    <section className="stack" aria-label="试一试">
      <div className="filters">
        <Select aria-label="试在哪里写" value={use} options={USE_OPTIONS} onChange={setUse} style={{ width: 140 }} />
        <Input
          allowClear
          placeholder="输入一段话，看顾客会看到什么提示"
          aria-label="试一段话"
          maxLength={MAX_TRIED}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          style={{ width: 480 }}
        />
      </div>
      {text !== '' && <Found use={use} text={text} />}
    </section>
  )
}

function Found({ use, text }: { use: WordUse; text: string }) {
  const found = useAsk(sensitiveWord.try, { query: { use, text } })
  return (
    <Answered of={found}>
      {({ hits }) =>
        hits.length === 0 ? (
          <Alert type="success" showIcon message="没有敏感词，可以发布" />
        ) : (
          <Alert
            type="warning"
            showIcon
            message={hits.map(({ start, reason, tip }) => (
              <div key={start}>
                {reason}。{tip}
              </div>
            ))}
          />
        )
      }
    </Answered>
  )
}
