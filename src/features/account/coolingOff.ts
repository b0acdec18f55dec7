import { ApiError } from '@/api/errors'
import { replaceBy } from '@/routes/go'
import { useAccountFlow } from './accountFlow'

/** A login into an account that is being closed leads to the record, where closing can be called off. True where it did. */
export async function coolingOff(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'DEREGISTERING') return false
  const { recordToken } = (error.details ?? {}) as { recordToken?: unknown }
  if (typeof recordToken !== 'string') return false
  useAccountFlow.setState({ recordToken })
  await replaceBy('delRecord')
  return true
}
