import { route } from './route'

/** A legal text, a rule or a notice: one page shows them all, the text comes from the gateway by `name`. */
const legal = <const Path extends string>(path: Path, name: string, title: string) =>
  route(path, 'legal/document', { title, indexed: true, shared: 'moments', fixed: { name }, uninterrupted: true })

/** A text that may be agreed to by itself; `backurl` is where the shopper was when it was asked for. */
const consent = <const Path extends string>(path: Path, name: string, title: string) =>
  route(path, 'legal/document', {
    title,
    indexed: true,
    shared: 'moments',
    fixed: { name },
    query: ['backurl'],
    uninterrupted: true,
  })

/** Rows of legal texts, rules and notices (specification 1, section 2); the licences are among the first. A version stands before the text it belongs to. */
export const legalRoutes = {
  newVersions: route('/newVersions', 'legal/newVersions', { title: '协议更新', session: 'required', uninterrupted: true }),
  externalPage: route('/toExternalPage', 'notice/external', { title: '即将离开', query: ['url'] }),
  privacyVersion: route('/privacy/history/:version', 'legal/document', {
    title: '隐私政策',
    shared: 'moments',
    fixed: { name: 'privacy', shows: 'version' },
    uninterrupted: true,
  }),
  miniPrivacyVersion: route('/privacy/mini/history/:version', 'legal/document', {
    title: '小程序隐私政策',
    shared: 'moments',
    fixed: { name: 'miniPrivacyPolicy', shows: 'version' },
    uninterrupted: true,
  }),
  privacyHistory: route('/privacy/history', 'legal/history', {
    title: '隐私政策历史版本',
    shared: 'chat',
    fixed: { name: 'privacy' },
  }),
  miniPrivacyHistory: route('/privacy/mini/history', 'legal/history', {
    title: '小程序隐私政策历史版本',
    shared: 'chat',
    fixed: { name: 'miniPrivacyPolicy' },
  }),

  clause: legal('/clause', 'clause', '用户协议'),
  privacy: legal('/privacy', 'privacy', '隐私政策'),
  privacyPolicy: legal('/privacyPolicy', 'privacy', '隐私政策'),
  miniPrivacyPolicy: legal('/miniPrivacyPolicy', 'miniPrivacyPolicy', '小程序隐私政策'),
  delClause: legal('/delClause', 'delClause', '注销须知'),

  basePersonalRule: consent('/basePersonalRule', 'basePersonalRule', '基础个人信息处理规则'),
  servicePersonalRule: consent('/servicePersonalRule', 'servicePersonalRule', '服务个人信息处理规则'),
  drugUserRule: consent('/drugUserRule', 'drugUserRule', '用药人信息处理规则'),
  miniBasePersonalRule: consent('/miniBasePersonalRule', 'basePersonalRule', '基础个人信息处理规则'),
  miniServicePersonalRule: consent('/miniServicePersonalRule', 'servicePersonalRule', '服务个人信息处理规则'),
  miniDrugUserRule: consent('/miniDrugUserRule', 'drugUserRule', '用药人信息处理规则'),
  childrenInfo: consent('/childrenInfo', 'childrenInfo', '儿童个人信息保护规则'),
  cabinetRule: consent('/cabinetRule', 'cabinetRule', '家庭药箱信息处理规则'),
  consultationService: consent('/consultationService', 'consultationService', '互联网诊疗风险告知及知情同意书'),
  miniConsultationService: consent('/miniConsultationService', 'consultationService', '互联网诊疗风险告知及知情同意书'),
  prescriptionNotice: legal('/prescriptionNotice', 'prescriptionNotice', '处方药购买须知'),
  afterSalesNotice: legal('/afterSalesNotice', 'afterSalesNotice', '售后须知'),

  paidMemberUserProtocol: legal('/paidMemberUserProtocol', 'paidMemberUserProtocol', '青禾 SVIP 会员服务协议'),
  paidMemberCardProtocol: legal('/paidMemberCardProtocol', 'paidMemberCardProtocol', '青禾 SVIP 会员卡使用规则'),
  malePrivacy: legal('/malepharmacy/privacy', 'malePrivacy', '男性健康馆隐私政策'),
  maleUserClause: legal('/malepharmacy/userclause', 'maleUserClause', '男性健康馆用户条款'),
  maleAbout: legal('/malepharmacy/about', 'maleAbout', '关于男性健康馆'),

  ansakePlatformService: legal('/ansake/platformService', 'ansakePlatformService', '安心可用药保障平台服务协议'),
  ansakePrivacy: legal('/ansake/privacy', 'ansakePrivacy', '安心可隐私政策'),
  ansakeNotice: legal('/ansake/notice', 'ansakeNotice', '安心可投保须知'),
  ansakeWarrant: legal('/ansake/warrant', 'ansakeWarrant', '安心可授权书'),
  tafTerms: legal('/taf/clause/terms', 'tafTerms', '特药医疗保险条款'),
  tafPlatformService: legal('/taf/clause/platformService', 'tafPlatformService', '特药保障计划平台服务协议'),
  tafPrivacy: legal('/taf/clause/privacy', 'tafPrivacy', '特药保障计划隐私政策'),
  tafNotice: legal('/taf/clause/notice', 'tafNotice', '特药保障计划参与须知'),
  tafWarrant: legal('/taf/clause/warrant', 'tafWarrant', '特药保障计划授权书'),
  innovationTerms: legal('/innovationpay/clause/terms', 'innovationTerms', '创新药分期医疗保险条款'),
  innovationPlatformService: legal('/innovationpay/clause/platformService', 'innovationPlatformService', '创新药分期保障平台服务协议'),
  innovationPrivacy: legal('/innovationpay/clause/privacy', 'innovationPrivacy', '创新药分期保障隐私政策'),
  innovationWarrant: legal('/innovationpay/clause/warrant', 'innovationWarrant', '创新药分期保障授权书'),

  couponRule: legal('/coupon/rule', 'couponRule', '优惠券使用规则'),
  coinRule: legal('/coin/rule', 'coinRule', '健康币规则'),
  prizesRule: legal('/prizes/rule', 'prizesRule', '抽奖活动规则'),
  topListRule: legal('/topList/rule', 'topListRule', '榜单规则'),
  globalRule: legal('/global/rule', 'globalRule', '会员等级与成长值规则'),
  buyMoreProductsRules: legal('/buyMoreProductsRules', 'buyMoreProductsRule', '多买多省与满减规则'),
  newUserRule: legal('/activity/getnewuser/rule', 'newUserRule', '邀请新朋友规则'),
  shareHelp: legal('/share/help', 'assistRule', '助力活动规则'),
  personalizationRule: legal('/personalizationRule', 'personalizationRule', '个性化推荐说明'),
  partnerAuthRule: legal('/partnerAuthRule', 'partnerAuth', '第三方授权说明'),

  rulesList: route('/rulesList', 'legal/rules', { title: '协议与规则', indexed: true, shared: 'chat' }),
}
