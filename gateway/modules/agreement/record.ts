import type { Querying } from '../../db/open'
import { consents } from '../../db/schema'
import { randomId } from '../../kernel/hash'
import type { Agreed } from './agreedTo'

export type Acting = { memberId: string; deviceId: string; channel: string; now: Date }

/** Writes down who agreed to, declined or took back which text, when and where; kept as evidence, never changed. */
export async function recordActs(
  tx: Querying,
  acts: readonly Agreed[],
  { memberId, deviceId, channel, now }: Acting,
  act: 'agree' | 'decline' | 'withdraw' = 'agree',
) {
  if (acts.length === 0) return
  await tx
    .insert(consents)
    .values(acts.map(({ document, version }) => ({ consentId: randomId(), memberId, document, version, act, channel, deviceId, at: now })))
}
