import { route } from './route'

/** Rows of the account and of privacy (specification 1, section 2); logging in is among the first. */
export const accountRoutes = {
  register: route('/register', 'account/pages/register/index', { title: '注册', query: ['backurl', 'preLogin'], uninterrupted: true }),
  forgetPassword: route('/forgetpwd', 'account/pages/forgetPassword/index', {
    title: '忘记密码',
    query: ['backurl', 'preLogin'],
    uninterrupted: true,
  }),
  setPassword: route('/setpwd', 'account/pages/setPassword/index', {
    title: '设置密码',
    query: ['backurl', 'preLogin'],
    uninterrupted: true,
  }),
  modifyPhone: route('/modifyPhone', 'account/pages/modifyPhone/index', { title: '修改手机号', session: 'required', uninterrupted: true }),
  settings: route('/user/settings', 'account/pages/settings/index', { title: '设置' }),
  devices: route('/user/devices', 'account/pages/devices/index', { title: '登录设备', session: 'required' }),
  deregister: route('/deregister', 'account/pages/deregister/index', { title: '注销账号', uninterrupted: true }),
  delAccount: route('/delAccount', 'account/pages/deregister/index', { title: '注销账号', fixed: { from: 'app' }, uninterrupted: true }),
  delRecord: route('/delRecord', 'account/pages/delRecord/index', { title: '注销记录' }),
  miniDelRecord: route('/miniDelRecord', 'account/pages/delRecord/index', { title: '注销记录', fixed: { from: 'mini' } }),
  authorization: route('/authorization/:partner', 'account/pages/authorization/index', { title: '第三方授权', uninterrupted: true }),

  patients: route('/user/patients', 'care/pages/patients/index', {
    title: '用药人',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  prescriptions: route('/prescription', 'care/pages/prescriptions/index', {
    title: '我的处方',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  prescriptionDetail: route('/prescriptionDetail/:prescriptionId', 'care/pages/prescription/index', {
    title: '处方详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  orderPrescription: route('/order/prescription/:orderCode', 'care/pages/prescription/index', {
    title: '处方详情',
    pullToRefresh: true,
    skeleton: 1,
    fixed: { from: 'order' },
    session: 'required',
  }),
  hospitalPrescriptions: route('/hospital/myPrescription/:type(valid)?', 'care/pages/prescriptions/index', {
    title: '我的处方',
    pullToRefresh: true,
    skeleton: 1,
    fixed: { from: 'hospital' },
    session: 'required',
  }),
  hospitalPrescription: route('/hospital/myPrescription/:prescriptionId', 'care/pages/prescription/index', {
    title: '处方详情',
    pullToRefresh: true,
    skeleton: 1,
    fixed: { from: 'hospital' },
    session: 'required',
  }),
  prescriptionUpload: route('/user/prescription', 'care/pages/prescriptionUpload/index', {
    title: '上传处方',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    query: ['productCode'],
  }),
  patientInfo: route('/user/patientInfo/:mode(add|edit)/:id?', 'care/pages/patientEdit/index', {
    title: '编辑用药人',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
  }),

  personalInfo: route('/personalInfo', 'privacy/pages/collected/index', { title: '已收集个人信息清单', session: 'required' }),
  miniPersonalInfo: route('/miniPersonalInfo', 'privacy/pages/collected/index', {
    title: '已收集个人信息清单',
    session: 'required',
    fixed: { from: 'mini' },
  }),
  sdk: route('/sdk', 'privacy/pages/sdk/index', { title: '第三方信息共享清单', indexed: true, shared: 'chat' }),
  permission: route('/permission', 'privacy/pages/permission/index', { title: '设备权限' }),
  personalization: route('/personalization', 'privacy/pages/personalization/index', { title: '个性化推荐' }),
  miniPersonalization: route('/miniPersonalization', 'privacy/pages/personalization/index', {
    title: '个性化推荐',
    fixed: { from: 'mini' },
  }),
  pushNotification: route('/pushNotification', 'privacy/pages/push/index', { title: '消息推送', session: 'required' }),
  notify: route('/notify', 'privacy/pages/notify/index', { title: '通知与营销', session: 'required' }),
  marketingTelInfo: route('/marketingTelInfo', 'privacy/pages/marketing/index', {
    title: '营销电话',
    session: 'required',
    fixed: { kind: 'tel' },
  }),
  marketingMsgInfo: route('/marketingMsgInfo', 'privacy/pages/marketing/index', {
    title: '营销短信',
    session: 'required',
    fixed: { kind: 'msg' },
  }),
  downloadUserInfo: route('/downloadUserInfo', 'account/pages/download/index', { title: '下载我的信息', session: 'required' }),
  agreeList: route('/agreeList', 'privacy/pages/agreements/index', { title: '我的协议', session: 'required' }),
  agreeDetail: route('/agreeDetail', 'privacy/pages/agreement/index', { title: '协议详情', session: 'required', query: ['document'] }),
  agreeHistory: route('/agreeHistory', 'privacy/pages/agreeHistory/index', { title: '同意记录', session: 'required' }),
  authInfoList: route('/authInfoList', 'privacy/pages/partners/index', { title: '授权管理', session: 'required' }),
  miniAuthInfoList: route('/miniAuthInfoList', 'privacy/pages/partners/index', {
    title: '授权管理',
    session: 'required',
    fixed: { from: 'mini' },
  }),
  miniServiceAuth: route('/miniServiceAuth', 'privacy/pages/partner/index', {
    title: '授权详情',
    session: 'required',
    query: ['partner'],
  }),
}
