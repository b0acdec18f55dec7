import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { deregistrations } from '../../kernel/schema'
import { switchOf } from '../preference/switches'
import type { Template } from './templates'

/**
 * Why a member wants no message of a template at this moment: its switch is off, or he is leaving the shop and is not called back into it;
 * orders are told of until the end. Undefined where he wants it.
 */
export async function whyUnwanted(db: Querying, memberId: string, template: Template): Promise<'off' | 'leaving' | undefined> {
  if (!(await switchOf(db, memberId, template.switch)).isOn) return 'off'
  const [leaving] = await db
    .select({ memberId: deregistrations.memberId })
    .from(deregistrations)
    .where(and(eq(deregistrations.memberId, memberId), eq(deregistrations.state, 'cooling')))
  return leaving === undefined || template.switch === 'pushOrder' ? undefined : 'leaving'
}
