import { Alert, Input, Typography, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { spokenDate } from '../../../src/lib/time'
import { svip, type TakenCode } from '../../contract/svip'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { FactList } from '../parts/FactList'

/** Takes the code that a member shows: a scanner types it and ends with Enter, and so does somebody who reads it off. */
export function SvipCodesPage() {
  const [code, setCode] = useState('')
  const [taken, setTaken] = useState<TakenCode>()
  const input = useRef<InputRef>(null)
  const { send, problem, isBusy, isOffline } = useSending()
  const take = async () => {
    const digits = code.replace(/\s/g, '')
    setTaken(undefined)
    if (await send(async (key) => setTaken(await ask(svip.take, { body: { code: digits } }, key)))) setCode('')
    // The next one is scanned into the same field.
    input.current?.focus()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        会员码核验
      </Typography.Title>
      <div className="filters">
        <Input.Search
          ref={input}
          autoFocus
          allowClear
          inputMode="numeric"
          aria-label="会员码"
          placeholder="扫描会员码，或输入下面的 20 位数字"
          enterButton="核验"
          value={code}
          loading={isBusy}
          disabled={isOffline}
          onChange={({ target }) => setCode(target.value)}
          onSearch={() => void take()}
          style={{ width: 420 }}
        />
      </div>
      <div role="status" style={{ maxWidth: 560 }}>
        {problem !== '' && <Alert type="error" showIcon message={problem} />}
        {taken && (
          <>
            <Alert type="success" showIcon message="会员有效，这个会员码已核验" style={{ marginBottom: 16 }} />
            <div className="facts-card">
              <FactList facts={factsOf(taken)} />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

const factsOf = ({ memberName, cardNumber, planName, lastDay, rights }: TakenCode): Array<[string, string]> => [
  ['会员', memberName],
  ['卡号', cardNumber],
  ['套餐', `SVIP ${planName}`],
  ['有效期至', spokenDate(lastDay)],
  ['权益', rights.map(({ title, text }) => `${title} ${text}`).join('、')],
]
