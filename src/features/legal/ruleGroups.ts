import type { LinkGroup } from '@/domain/links/LinkGroups'

/** Every text of the shop, ordered by what somebody looks for. Nothing the shop agrees on with a shopper is left out. */
export const RULE_GROUPS = [
  {
    title: '账号与隐私',
    names: ['clause', 'privacy', 'privacyHistory', 'miniPrivacyPolicy', 'miniPrivacyHistory', 'delClause', 'partnerAuthRule'],
  },
  {
    title: '单独同意的规则',
    names: ['basePersonalRule', 'servicePersonalRule', 'drugUserRule', 'childrenInfo', 'consultationService'],
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
  { title: '购药与售后', names: ['prescriptionNotice', 'afterSalesNotice', 'certificate', 'maleUserClause', 'malePrivacy', 'maleAbout'] },
  {
    title: '活动与会员',
    names: [
      'couponRule',
      'buyMoreProductsRules',
      'coinRule',
      'globalRule',
      'prizesRule',
      'topListRule',
      'newUserRule',
      'paidMemberUserProtocol',
      'paidMemberCardProtocol',
    ],
  },
  {
    title: '保障计划',
    names: [
      'ansakePlatformService',
      'ansakePrivacy',
      'ansakeNotice',
      'ansakeWarrant',
      'tafPlatformService',
      'tafPrivacy',
      'tafNotice',
      'tafWarrant',
    ],
  },
] as const satisfies readonly LinkGroup[]
