import { useRef } from 'react'
import { mayPass } from '@/api/queries'
import { write } from '@/api/write'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { newKey } from '@/platform/device'

/**
 * Idempotency over several taps: makes a write that must not happen twice. While no answer came, pressing again asks for the same thing under the same key,
 * so that a lost answer makes no second order; another wish, or any answer, begins a new attempt.
 */
export function useAttempt() {
  const open = useRef<{ wish: string; key: string }>()
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    const wish = JSON.stringify([endpoint.line, input])
    if (open.current?.wish !== wish) open.current = { wish, key: newKey() }
    try {
      const answer = await write(endpoint, input, open.current.key)
      open.current = undefined
      return answer
    } catch (error) {
      if (!mayPass(error)) open.current = undefined
      throw error
    }
  }
}
