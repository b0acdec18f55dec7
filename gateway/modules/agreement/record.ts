import type { Querying } from '../../db/open'
import { consents } from './schema'
import { randomId } from '../../lib/hash'
import type { Agreed } from './agreedTo'

export type Acting = { memberId: string; deviceId: string; channel: string; now: Date }

/** Records a consent: who agreed to, declined or withdrew which document, when and where; evidence that is never changed. */
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
