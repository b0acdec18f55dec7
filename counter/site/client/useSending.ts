import { useState } from 'react'
import type { Conflict } from '../../contract/version'
import { ApiError } from './ask'
import { useOffline } from './offline'

/**
 * A write and how it stands: one attempt has one key, so that pressed again after a lost answer it is done once. A conflict is no problem of
 * words: who was quicker is shown beside what was tried. While the network is down nothing is sent.
 */
export function useSending() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [conflict, setConflict] = useState<Conflict>()
  const [refused, setRefused] = useState<Pick<ApiError, 'code' | 'field'>>()
  const [isBusy, setBusy] = useState(false)
  const isOffline = useOffline() !== undefined
  const forget = () => {
    setProblem('')
    setConflict(undefined)
    setRefused(undefined)
  }
  const send = async (write: (key: string) => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    forget()
    try {
      await write(key)
      setKey(crypto.randomUUID())
      return true
    } catch (error) {
      const late = error instanceof ApiError ? error.conflict : undefined
      if (error instanceof ApiError) setRefused(error)
      if (late) setConflict(late)
      else setProblem((error as Error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, problem, refused, conflict, forget, isBusy, isOffline }
}
