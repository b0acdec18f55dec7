/** What taking a consent back brings about (LAW-AND-PRIVACY, B2: with effect text). */
const WITHDRAWN: Readonly<Record<string, string>> = {
  clause: '撤回后您的所有设备都会退出登录，仍可浏览商品；再次登录时需要重新同意。已完成的订单依法保存。',
  privacy: '撤回后您的所有设备都会退出登录，仍可浏览商品；再次登录时需要重新同意。依法须保存的订单与处方除外，如需删除其他信息请注销账号。',
  basePersonalRule: '撤回后不能再新增或修改用药人。浏览和购买非处方药不受影响。',
  servicePersonalRule: '撤回后不能再使用上传处方、问诊等需要健康信息的服务。浏览和购买非处方药不受影响。',
  drugUserRule: '撤回后不能再新增用药人、上传处方或识别证件。已审核的处方依法保存不少于五年。浏览和购买非处方药不受影响。',
  childrenInfo: '撤回后，已填写的未满十四周岁用药人的资料随即删除，不能恢复，也不能再新增。其他用药人和依法保存的处方不受影响。',
  cabinetRule: '撤回后，家庭药箱里的药品、用药时间和打勾记录随即删除，不能恢复，也不再提醒。订单、处方和其他服务不受影响。',
  ansakePrivacy: '撤回后不能再用新的资料投保。已生效的保单不受影响，保险资料依法保存。',
  ansakeWarrant: '撤回不影响撤回前的处理；撤回后未决的理赔可能需要您自行提供材料。',
  tafPrivacy: '撤回后不能再用保单买药，直到重新同意。已下的订单和依法保存的资料不受影响。',
  tafWarrant: '撤回后不再结算新的购药，直到重新签名授权。已下的订单不受影响。',
  consultationService: '撤回后不能再发起问诊。已完成的问诊记录依法保存。',
}
const OTHERWISE = '撤回后我们停止相应的处理；撤回之前的处理不受影响。'

/** A yes that was for one moment only: there is nothing left to take back. */
const MOMENTARY = new Set(['delClause', 'prescriptionNotice', 'afterSalesNotice', 'paidMemberUserProtocol', 'paidMemberCardProtocol'])
/** Documents required for a login. */
const OF_LOGIN = new Set(['clause', 'privacy'])

export const effectOf = (topic: string) =>
  MOMENTARY.has(topic)
    ? '这次同意只用于当时的一次操作，无需撤回。'
    : Object.hasOwn(WITHDRAWN, topic)
      ? (WITHDRAWN[topic] ?? OTHERWISE)
      : OTHERWISE
export const canWithdraw = (topic: string) => !MOMENTARY.has(topic)
export const endsSessions = (topic: string) => OF_LOGIN.has(topic)
/** What a no to a new version means. */
export const DECLINED =
  '不同意新版本时，我们仍按您此前同意的版本处理您的信息，浏览和购买非处方药不受影响；只依据新版本提供的功能暂不能使用。'
