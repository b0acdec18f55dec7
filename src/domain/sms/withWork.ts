import { ApiError } from '@/api/errors'
import { startWork } from './startWork'

/** How hard the work is that a refusal asks for; nothing where it is about something else. */
const bitsIn = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'WORK_NEEDED') return undefined
  const { workBits } = (error.details ?? {}) as { workBits?: unknown }
  return typeof workBits === 'number' ? workBits : undefined
}

/** Makes a call, and makes it again with a proof of work where the gateway asks for one. */
export async function withWork<T>(subject: string, call: (work?: string) => Promise<T>, first?: string): Promise<T> {
  try {
    return await call(first)
  } catch (error) {
    const bits = bitsIn(error)
    if (bits === undefined) throw error
    return call(await startWork({ subject, bits }).done)
  }
}
