import type { Purpose } from '../db/purpose'
import { shopKindOf } from './shopKind'

/**
 * What a command wants its data for, by the settings of a start: a demonstration's or a real shop's. Where nothing is set it takes the
 * directory as it is, for a command that pretends nothing does no harm to either.
 */
export function purposeOfCommand(env: NodeJS.ProcessEnv): Purpose | undefined {
  const kind = shopKindOf(env)
  return kind === 'trial' ? undefined : kind
}
