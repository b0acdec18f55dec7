import * as z from 'zod/mini'
import { RuleGroup } from '../../../src/contract/mall'
import { setting } from '../../kernel/settings'

/** The setting `ruleGroups`: which texts a pharmacy shows, and in what order. */
export const ruleGroupsSetting = setting('ruleGroups', z.array(RuleGroup))

/** The group of texts that apply to nobody yet. */
export const NOT_OPEN = '尚未开通的服务'

/**
 * Every text of the shop, ordered by what somebody looks for, by the names of their pages, until the pharmacy sets its own. Nothing the
 * shop agrees on with a shopper is left out; what applies today stands first, former versions and the texts of services that are not open
 * yet stand last.
 */
export const RULE_GROUPS: RuleGroup[] = [
  { title: '账号与隐私', names: ['clause', 'privacy', 'miniPrivacyPolicy', 'childrenInfo', 'delClause', 'partnerAuthRule'] },
  {
    title: '购药与售后',
    names: ['prescriptionNotice', 'afterSalesNotice', 'certificate', 'maleUserClause', 'malePrivacy', 'maleAbout'],
  },
  {
    title: '优惠与会员',
    names: [
      'couponRule',
      'buyMoreProductsRules',
      'coinRule',
      'globalRule',
      'prizesRule',
      'newUserRule',
      'shareHelp',
      'topListRule',
      'paidMemberUserProtocol',
      'paidMemberCardProtocol',
    ],
  },
  {
    title: '管理我的信息',
    names: [
      'personalInfo',
      'sdk',
      'permission',
      'personalization',
      'personalizationRule',
      'notify',
      'agreeList',
      'authInfoList',
      'downloadUserInfo',
      'deregister',
    ],
  },
  { title: '单独同意的规则', names: ['basePersonalRule', 'servicePersonalRule', 'drugUserRule', 'cabinetRule', 'consultationService'] },
  { title: '历史版本', names: ['privacyHistory', 'miniPrivacyHistory'] },
  {
    title: NOT_OPEN,
    names: [
      'ansakePlatformService',
      'ansakePrivacy',
      'ansakeNotice',
      'ansakeWarrant',
      'tafPlatformService',
      'tafPrivacy',
      'tafNotice',
      'tafTerms',
      'tafWarrant',
      'innovationPlatformService',
      'innovationPrivacy',
      'innovationTerms',
      'innovationWarrant',
    ],
  },
]
