import { SafetyRulesShape } from '../../../counter/contract/settings/shapes'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import { RULES_DATE } from './rules'

/** Who of the pharmacy went through the table of rules, and through which; nobody has where it is not set. */
export const safetyRulesSetting = setting('safetyRules', SafetyRulesShape)

/** What a demonstration says in place of a pharmacist's name. */
export const DEMONSTRATION_APPROVAL = { approvedBy: '演示，没有经药师审核', rulesDate: RULES_DATE }

/** Who approved the table of this release; null where nobody did: then nothing is checked, and nothing is said to be. */
export async function approvedBy(db: Querying): Promise<string | null> {
  const held = await settingOf(db, safetyRulesSetting)
  return held && held.rulesDate === RULES_DATE && held.approvedBy !== '' ? held.approvedBy : null
}
