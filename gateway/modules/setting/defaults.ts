import type { SettingKey } from '../../../counter/contract/settings/shopSettings'
import { prescription } from '../../../src/contract/prescription'
import { PRICE_KEPT_DAYS } from '../../../src/contract/priceKept'
import { rx } from '../../../src/contract/rx'
import { SHOP } from '../../../src/lib/shop'
import { NO_CONSULTATIONS } from '../consultation/consultationRules'
import { EXPERIMENTS } from '../abTest/experiments'
import { SMS_BUDGET } from '../captcha/smsBudget'
import { BUILT_IN_QUESTIONS } from '../frequentQuestion/builtInQuestions'
import { QUICK_REPLIES } from '../chat/quickReplies'
import { LAWFUL_RATES } from '../invoice/rates'
import { LEVELS } from '../level/levels'
import { NO_ASSISTS } from '../assist/activities'
import { NO_HALL } from '../hallGoods/hallSetting'
import { TOP_LIST } from '../topList/computeTopLists'
import { NO_INSURANCE } from '../insurance/plans'
import { NO_PLANS, NO_QUESTIONS, NO_RATES } from '../plan/planSettings'
import { NO_INVITATION } from '../invitation/terms'
import { NO_SVIP } from '../svip/plans'
import { EXTERNAL_SITES } from '../mall/externalSites'
import { ONLINE_TIME } from '../hours/onlineTimeOf'
import { RULE_GROUPS } from '../mall/ruleGroups'
import { DEFAULTS as TRADE } from '../pricing/mallRules'
import { QUEUE_TARGETS } from '../waiting/queueTargets'
import { TASK_COINS } from '../sign/taskCoins'

const { payMinutes, unpaidOrders, unpaidOrdersOfPlace, unpaidPiecesOfNetwork, visitorCartsAnHour, visitorCartLines } = TRADE

const { validDays, needsSignature, ordersWait, maxFetches } = prescription.rules.fallback

/** What a shop has where nothing is stored; a setting that is not here has a value from its first start on. */
const DEFAULTS: Partial<Record<SettingKey, unknown>> = {
  onlineTime: ONLINE_TIME,
  experiments: EXPERIMENTS,
  smsBudget: SMS_BUDGET,
  queueTargets: QUEUE_TARGETS,
  trade: { payMinutes, unpaidOrders, unpaidOrdersOfPlace, unpaidPiecesOfNetwork, visitorCartsAnHour, visitorCartLines },
  shop: SHOP,
  leafletNotice: '',
  rxSetting: rx.setting.fallback,
  rxRules: { validDays, needsSignature, ordersWait, maxFetches },
  consultation: NO_CONSULTATIONS,
  priceKept: { days: PRICE_KEPT_DAYS },
  coinUse: { percent: TRADE.coinPercent },
  coinEarn: { coins: TRADE.coinEarn },
  signTasks: TASK_COINS,
  memberLevels: LEVELS,
  svip: NO_SVIP,
  invitation: NO_INVITATION,
  assists: NO_ASSISTS,
  topList: TOP_LIST,
  hall: NO_HALL,
  insurance: NO_INSURANCE,
  plans: NO_PLANS,
  planRates: NO_RATES,
  planQuestions: NO_QUESTIONS,
  invoice: { sellerTaxNumber: '', ...LAWFUL_RATES },
  safetyRules: { approvedBy: '', rulesDate: '' },
  quickReplies: QUICK_REPLIES,
  frequentQuestions: BUILT_IN_QUESTIONS,
  messageWords: {},
  ruleGroups: RULE_GROUPS,
  'mallConfig.externalSites': EXTERNAL_SITES,
}

/** Of these rows every field has its own default. */
const BY_FIELD: readonly SettingKey[] = ['trade', 'shop', 'rxSetting', 'rxRules', 'consultation', 'queueTargets', 'invoice', 'signTasks']

export const hasDefault = (key: SettingKey) => Object.hasOwn(DEFAULTS, key)

/** What holds: what is stored, and the default where nothing is. */
export function heldOf(key: SettingKey, stored: unknown): unknown {
  const fallback = DEFAULTS[key] ?? null
  if (stored === null) return fallback
  return BY_FIELD.includes(key) ? { ...(fallback as object), ...(stored as object) } : stored
}
