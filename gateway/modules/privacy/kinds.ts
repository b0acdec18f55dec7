import type { PersonalKind } from '../../../src/contract/collects'

/** Every kind of information the shop collects, as the list of collected information names it (LAW-AND-PRIVACY, B1: 双清单). */
export const KINDS: Readonly<Record<PersonalKind, { title: string; items: string; purpose: string }>> = {
  phone: { title: '手机号', items: '手机号', purpose: '注册、登录、找回密码，联系您处理订单' },
  account: { title: '账号信息', items: '用户名、无法还原的密码摘要', purpose: '用密码登录' },
  device: { title: '设备与登录信息', items: '设备编号、设备类型、登录渠道与时间', purpose: '识别登录设备，防止盗用和短信轰炸' },
  consignee: { title: '收货信息', items: '收货人、电话、地址', purpose: '配送' },
  order: { title: '订单与支付信息', items: '商品、金额、支付方式与结果', purpose: '履行订单、售后与对账' },
  identity: {
    title: '用药人身份信息',
    items: '用药人的姓名、身份证号码、性别、出生日期、电话、与您的关系；未满十四周岁的，还有监护人的姓名、身份证号码、电话、与孩子的关系',
    purpose: '处方药实名登记、处方审核，经您单独同意',
  },
  health: {
    title: '用药与健康信息',
    items: '过敏史、慢性病、肝肾功能、怀孕与哺乳、在家测的血压、血糖和体重、诊断、处方和处方上的用药人姓名、与您的关系',
    purpose: '处方审核与发药，为您记录和展示测量结果，经您单独同意',
  },
  picture: {
    title: '上传的图片',
    items: '处方、病历和证件照片；拍摄地点等附带信息在保存前去除',
    purpose: '处方审核与身份核对，经您单独同意',
  },
  browse: { title: '浏览与收藏', items: '看过、收藏和登记到货提醒的商品', purpose: '方便您找回看过的商品' },
  consult: {
    title: '咨询、留言与回拨登记',
    items: '您留下的电话与问题，与客服、药师、医生的对话，给客服的留言和对服务的评价',
    purpose: '回答您的问题，药师给您回电',
  },
  location: { title: '位置', items: '点按定位时的经纬度，读取一次，不保存', purpose: '填写省市区' },
  push: { title: '推送标识', items: '这台设备的推送标识', purpose: '发送您打开的通知' },
  reward: {
    title: '签到、健康币与会员',
    items: '签到的日子、每日一问的选择、健康币和成长值的来源和去向、会员等级和会员礼、您填写的生日（只有月和日）',
    purpose: '发放、使用和核对健康币、成长值和会员礼',
  },
}
