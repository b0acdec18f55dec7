import { basePersonalRule } from './account/basePersonalRule'
import { clause } from './account/clause'
import { clause20251222 } from './account/clause20251222'
import { delClause } from './account/delClause'
import { miniPrivacyPolicy } from './account/miniPrivacyPolicy'
import { miniPrivacyPolicy20260515 } from './account/miniPrivacyPolicy20260515'
import { partnerAuth } from './account/partnerAuth'
import { personalizationRule } from './account/personalizationRule'
import { privacy } from './account/privacy'
import { privacy20251222 } from './account/privacy20251222'
import { privacy20260515 } from './account/privacy20260515'
import { servicePersonalRule } from './account/servicePersonalRule'
import type { DocumentRow } from '../../modules/document/document'
import { cabinetRule } from './health/cabinetRule'
import { childrenInfo } from './health/childrenInfo'
import { consultation } from './health/consultation'
import { drugUserRule } from './health/drugUserRule'
import { drugUserRule20261120 } from './health/drugUserRule20261120'
import { drugUserRule20261101 } from './health/drugUserRule20261101'
import { prescriptionNotice } from './health/prescriptionNotice'
import { prescriptionNotice20261101 } from './health/prescriptionNotice20261101'
import { maleAbout } from './member/maleAbout'
import { malePrivacy } from './member/malePrivacy'
import { malePrivacy20261101 } from './member/malePrivacy20261101'
import { maleUserClause } from './member/maleUserClause'
import { paidMemberCardProtocol } from './member/paidMemberCardProtocol'
import { paidMemberUserProtocol } from './member/paidMemberUserProtocol'
import { paidMemberUserProtocol20261101 } from './member/paidMemberUserProtocol20261101'
import { ansakeNotice } from './plans/ansakeNotice'
import { ansakePlatform } from './plans/ansakePlatform'
import { ansakePrivacy } from './plans/ansakePrivacy'
import { ansakeWarrant } from './plans/ansakeWarrant'
import { innovationPlatform } from './plans/innovationPlatform'
import { innovationPrivacy } from './plans/innovationPrivacy'
import { innovationTerms } from './plans/innovationTerms'
import { innovationWarrant } from './plans/innovationWarrant'
import { tafNotice } from './plans/tafNotice'
import { tafPlatform } from './plans/tafPlatform'
import { tafPrivacy } from './plans/tafPrivacy'
import { tafTerms } from './plans/tafTerms'
import { tafWarrant } from './plans/tafWarrant'
import { afterSalesNotice } from './rules/afterSalesNotice'
import { afterSalesNotice20261101 } from './rules/afterSalesNotice20261101'
import { buyMoreProductsRule } from './rules/buyMoreProductsRule'
import { buyMoreProductsRule20261101 } from './rules/buyMoreProductsRule20261101'
import { coinRule } from './rules/coinRule'
import { coinRule20261101 } from './rules/coinRule20261101'
import { coinRule20261120 } from './rules/coinRule20261120'
import { couponRule } from './rules/couponRule'
import { couponRule20261101 } from './rules/couponRule20261101'
import { couponRule20261125 } from './rules/couponRule20261125'
import { globalRule } from './rules/globalRule'
import { globalRule20261101 } from './rules/globalRule20261101'
import { assistRule } from './rules/assistRule'
import { newUserRule } from './rules/newUserRule'
import { prizesRule } from './rules/prizesRule'
import { newUserRule20261101 } from './rules/newUserRule20261101'
import { prizesRule20261101 } from './rules/prizesRule20261101'
import { prizesRule20261120 } from './rules/prizesRule20261120'
import { topListRule } from './rules/topListRule'
import { topListRule20261101 } from './rules/topListRule20261101'

const ACCOUNT = [
  clause,
  clause20251222,
  privacy,
  privacy20260515,
  privacy20251222,
  miniPrivacyPolicy,
  miniPrivacyPolicy20260515,
  basePersonalRule,
  servicePersonalRule,
  personalizationRule,
  partnerAuth,
  delClause,
]
const HEALTH = [
  drugUserRule20261101,
  drugUserRule20261120,
  drugUserRule,
  childrenInfo,
  cabinetRule,
  consultation,
  prescriptionNotice20261101,
  prescriptionNotice,
]
const MEMBER = [
  paidMemberUserProtocol,
  paidMemberUserProtocol20261101,
  paidMemberCardProtocol,
  maleUserClause,
  malePrivacy,
  malePrivacy20261101,
  maleAbout,
]
const PLANS = [
  ...[ansakePlatform, ansakePrivacy, ansakeNotice, ansakeWarrant],
  ...[tafPlatform, tafPrivacy, tafNotice, tafTerms, tafWarrant],
  ...[innovationPlatform, innovationPrivacy, innovationTerms, innovationWarrant],
]
const RULES = [
  afterSalesNotice20261101,
  afterSalesNotice,
  couponRule,
  couponRule20261125,
  couponRule20261101,
  coinRule,
  coinRule20261120,
  coinRule20261101,
  prizesRule,
  prizesRule20261120,
  prizesRule20261101,
  topListRule,
  topListRule20261101,
  globalRule,
  globalRule20261101,
  buyMoreProductsRule,
  buyMoreProductsRule20261101,
  assistRule,
  newUserRule,
  newUserRule20261101,
]

/** Every version of every legal text, rule and notice the shop shows. */
export const DOCUMENTS: DocumentRow[] = [...ACCOUNT, ...HEALTH, ...MEMBER, ...PLANS, ...RULES]
