import { App } from 'antd'
import { useState } from 'react'
import type { Refusal } from '../client/ask'

const AT_ONCE = '已保存，顾客马上看到；可以在变更记录里撤回'
type Saving = {
  onSaved: () => void
  onChangedMeanwhile: () => Promise<void>
  /** What is said where shoppers do not see it at once. */
  done?: string | undefined
}

/** Saves once at a time. A refusal stays on the screen in the gateway's words, and what was typed with it; the next try is a new attempt. */
export function useSaving({ onSaved, onChangedMeanwhile, done = AT_ONCE }: Saving) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const save = async (send: (key: string) => Promise<unknown>) => {
    setBusy(true)
    try {
      await send(key)
      void message.success(done)
      onSaved()
    } catch (error) {
      setProblem((error as Refusal).message)
      setKey(crypto.randomUUID())
      if ((error as Refusal).code === 'CHANGED_SINCE') await onChangedMeanwhile()
      setBusy(false)
    }
  }
  return { save, problem, isBusy }
}
