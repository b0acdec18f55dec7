import type { ConsentState } from './consentState'
import { stillCovers } from './stillCovers'
import type { Version } from '../document/versions'

/** `agreed`: the yes covers what is in force; `outdated`: it does not, and nobody was asked yet. */
export function statusOf({ last, agreed }: ConsentState, versions: readonly Version[], now: Date) {
  if (last.act === 'withdraw') return 'withdrawn' as const
  if (agreed && stillCovers(versions, agreed.version, now)) return 'agreed' as const
  if (last.act === 'decline') return 'declined' as const
  return 'outdated' as const
}
