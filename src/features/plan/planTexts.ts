import { go } from '@/routes/go'

/** A text of insurance in the version that is shown. */
export type PlanText = { document: string; version: string; title: string }

/** Texts that are rows by their own names; one of a later release is looked for among all texts. */
const ROWS = [
  'tafTerms',
  'ansakeNotice',
  'ansakePlatformService',
  'ansakePrivacy',
  'ansakeWarrant',
  'tafPlatformService',
  'tafPrivacy',
  'tafNotice',
  'tafWarrant',
  'innovationTerms',
  'innovationPlatformService',
  'innovationPrivacy',
  'innovationWarrant',
] as const

/** Opens a text on its page. */
export const openText = ({ document }: Pick<PlanText, 'document'>) => go(ROWS.find((name) => name === document) ?? 'rulesList')
