import type { Read } from '@/api/useRead'

/** As if it had not been answered yet. */
export const awaited = <T>(read: Read<T>): Read<T> => ({
  ...read,
  data: undefined,
  status: read.status === 'failed' ? 'failed' : 'loading',
})
