import { useState } from 'react'

/** A write and how it stands: one attempt has one key, so that pressed again after a lost answer it is done once. */
export function useSending() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (write: (key: string) => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    try {
      await write(key)
      setKey(crypto.randomUUID())
      return true
    } catch (error) {
      setProblem((error as Error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, problem, isBusy }
}
