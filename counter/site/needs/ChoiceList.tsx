import { Button, Input } from 'antd'
import { useState } from 'react'
import { NEED_LIMITS } from '../../contract/need'

type Props = { whom: string; names: readonly string[]; onChange: (names: string[]) => void }

/** Generic names in order, the first one first: added, moved up and taken out. */
export function ChoiceList({ whom, names, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const add = () => {
    if (name === '') return
    onChange([...names.filter((one) => one !== name), name])
    setTyped('')
  }
  const moveUp = (at: number) =>
    onChange([...names.slice(0, at - 1), ...names.slice(at, at + 1), ...names.slice(at - 1, at), ...names.slice(at + 1)])
  return (
    <div className="need-choices">
      <ol aria-label={`首选，${whom}`}>
        {names.map((one, at) => (
          <li key={one}>
            <div className="need-choice">
              <span>{one}</span>
              <Button size="small" disabled={at === 0} aria-label={`上移${one}，${whom}`} onClick={() => moveUp(at)}>
                上移
              </Button>
              <Button
                size="small"
                danger
                aria-label={`去掉${one}，${whom}`}
                onClick={() => onChange(names.filter((other) => other !== one))}
              >
                去掉
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className="need-adding">
        <Input
          aria-label={`加首选，${whom}`}
          placeholder="通用名，如 布洛芬缓释胶囊"
          maxLength={NEED_LIMITS.choice}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={({ ctrlKey }) => ctrlKey || add()}
        />
        <Button disabled={name === ''} onClick={add}>
          加首选
        </Button>
      </div>
    </div>
  )
}
