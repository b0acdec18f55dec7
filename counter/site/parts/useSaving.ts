import { App } from 'antd'
import { useState } from 'react'
import type { Conflict } from '../../contract/version'
import type { ApiError } from '../client/ask'
import { useOffline } from '../client/offline'

const AT_ONCE = '已保存，顾客马上看到；可以在变更记录里撤回'
type Saving = {
  /** Where what was saved stays open, it is read again: busy until the new version is there. */
  onSaved: () => unknown
  /** Reads what stands there now and puts what was typed upon it (`rebase`). */
  onKept: () => Promise<void>
  /** What is said where shoppers do not see it at once. */
  done?: string | undefined
}

/**
 * Saves once at a time. A refusal stays on the screen in the gateway's words, and what was typed with it; the next try is a new attempt. What
 * somebody else wrote meanwhile is shown beside what was typed, and can be written over once it was seen.
 */
export function useSaving({ onSaved, onKept, done = AT_ONCE }: Saving) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [conflict, setConflict] = useState<Conflict>()
  const [isBusy, setBusy] = useState(false)
  const isOffline = useOffline() !== undefined
  const { message } = App.useApp()
  const refuse = ({ conflict: late, message: words }: ApiError) => {
    setConflict(late)
    if (!late) setProblem(words)
    return false
  }
  const save = async (send: (key: string) => Promise<unknown>) => {
    setBusy(true)
    setProblem('')
    const isSaved = await send(key).then(
      () => true,
      (error: unknown) => refuse(error as ApiError),
    )
    if (isSaved) {
      void message.success(done)
      await onSaved()
    }
    setKey(crypto.randomUUID())
    setBusy(false)
  }
  const keep = async () => {
    await onKept()
    setConflict(undefined)
    setProblem('')
  }
  /** What `ConflictNote` is given. */
  const late = conflict && { of: conflict, keep: { label: '保留我填的，重新比较', press: () => void keep() } }
  return { save, problem, late, isBusy, isOffline }
}
