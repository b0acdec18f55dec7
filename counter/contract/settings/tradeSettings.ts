import { field, number, TEXT, yesNo } from './editor'
import { LEVELS_EDITOR, MemberLevelsShape } from './levelRows'
import * as shapes from './shapes'
import type { ShopSetting } from './shopSetting'
import { ASSIST_EDITOR, AssistShape } from './assistSetting'
import { TOP_LIST_EDITOR, TopListShape } from './topListSetting'
import { HALL_EDITOR, HallShape } from './hallSetting'
import { INSURANCE_EDITOR, InsuranceShape } from './insuranceSetting'
import { INVITATION_EDITOR, InvitationShape } from './invitationSetting'
import { PLAN_QUESTIONS_EDITOR, PlanQuestionsShape, PLANS_EDITOR, PlansShape, RATES_EDITOR, RatesShape } from './planSetting'
import { SVIP_EDITOR, SvipShape } from './svipSetting'

/** How one orders and pays. */
export const TRADE_SETTINGS = {
  'mallConfig.onlinePay': {
    group: '交易',
    title: '在线支付',
    help: '关掉后收银台请会员打电话付款，已付的订单不受影响。',
    shape: shapes.Switch,
    editor: yesNo('开', '关'),
  },
  'mallConfig.freight': {
    group: '交易',
    title: '运费',
    help: '从下一张结算单起；已提交的订单不变。满额为 0 时一律免运费。',
    shape: shapes.FreightShape,
    editor: {
      kind: 'fields',
      fields: [field('amount', '运费', { kind: 'cents' }, 0), field('freeFrom', '满多少包邮', { kind: 'cents' }, 0)],
    },
  },
  'mallConfig.globalMaximumAmount': {
    group: '交易',
    title: '一单同一规格最多几盒',
    help: '瓶、袋同样计算，组合装按里面的盒数。购物车与结算都按它；商品自己有限购时，取两者中小的。',
    shape: shapes.Whole(1, 9999),
    editor: number('盒'),
  },
  'mallConfig.globalMaximumTotal': {
    group: '交易',
    title: '一单最多几盒',
    help: '一张订单里全部商品的盒数；瓶、袋同样计算，组合装按里面的盒数。',
    shape: shapes.Whole(1, 9999),
    editor: number('盒'),
  },
  rxRules: {
    group: '交易',
    title: '处方有效期、签名与审方前下单',
    help: '开方那天之后还有几天有效；法律规定最长三天，0 是只在当天。提交处方前要不要用药人签名。处方还在审核时，会员能不能先提交订单（审过才付款）；改为不能，已提交的不受影响。一张处方通常购买一次；药师审核时最多可以允许几次。',
    shape: shapes.RxRulesShape,
    editor: {
      kind: 'fields',
      fields: [
        field('validDays', '开方后', number('天'), 3),
        field('needsSignature', '用药人签名', yesNo('提交前必须签名', '不要求'), true),
        field('maxFetches', '一张处方最多购买', number('次'), 1),
        field('ordersWait', '审核前下单', yesNo('可以，审过才付款', '审核通过后才能下单'), true),
      ],
    },
  },
  consultation: {
    group: '交易',
    title: '图文问诊',
    help: '开通后，有医生接诊的时候会员可以发起问诊。没有在时间内回复的，问诊费原路退回。改费用和时间只对以后的问诊有效；关掉后，已发起的问诊照常完成。',
    shape: shapes.ConsultationShape,
    editor: {
      kind: 'fields',
      fields: [
        field('isOn', '图文问诊', yesNo('开通', '不开通'), false),
        field('fee', '问诊费', { kind: 'cents' }, 0),
        field('answerMinutes', '医生多久内回复', number('分钟'), 30),
      ],
    },
  },
  returnAddress: {
    group: '交易',
    title: '退货地址',
    help: '同意退货后，会员在退款详情里看到，商品寄到这里。没有填写时不能同意退货退款。',
    shape: shapes.ReturnAddressShape,
    editor: {
      kind: 'fields',
      fields: [field('name', '收件人', TEXT), field('phone', '电话', TEXT), field('address', '地址', TEXT)],
    },
  },
  priceKept: {
    group: '交易',
    title: '价格保护',
    help: '签收后几天之内降价，会员可以退差价，每件商品一次；处方药不参加。0 是不提供。天数要与《售后须知》写的一致：改少或停用，先在“协议与规则”发布新的《售后须知》。',
    shape: shapes.PriceKeptShape,
    editor: { kind: 'fields', fields: [field('days', '签收后', number('天'), 7)] },
  },
  coinUse: {
    group: '交易',
    title: '健康币抵扣',
    help: '结算时健康币最多抵商品金额（不含处方药、运费，扣除优惠后）的百分之几，100 枚抵 1 元。0 是不能抵扣。要与《健康币规则》一致：改少或停用，先在“协议与规则”发布新的《健康币规则》，并按公布的期限提前公示。',
    shape: shapes.CoinUseShape,
    editor: { kind: 'fields', fields: [field('percent', '最多抵', number('%'), 0)] },
  },
  coinEarn: {
    group: '交易',
    title: '购物得健康币',
    help: '会员确认收货后，商品实付金额（不含处方药、运费）每 100 元得几枚健康币，退款时按退款后的金额扣回。0 是不发。改了只对之后确认收货的订单有效；要与《健康币规则》一致，改少或停用，先在“协议与规则”发布新的《健康币规则》，并按公布的期限提前公示。',
    shape: shapes.CoinEarnShape,
    editor: { kind: 'fields', fields: [field('coins', '每 100 元得', number('枚'), 0)] },
  },
  signTasks: {
    group: '交易',
    title: '签到任务的健康币',
    help: '“添加用药人”“打开提醒”“添加地址”每位会员只领一次，“今天的药都打勾”和“完成一笔订单”每天最多一次。0 是不设这项任务，做了没领的也不再发。改了马上生效，已领的不变。',
    shape: shapes.SignTasksShape,
    editor: {
      kind: 'fields',
      fields: [
        field('patient', '添加一位用药人', number('枚'), 50),
        field('reminder', '打开签到提醒', number('枚'), 10),
        field('address', '添加收货地址', number('枚'), 10),
        field('cabinet', '今天的药都打勾', number('枚'), 3),
        field('order', '完成一笔订单', number('枚'), 20),
      ],
    },
  },
  insurance: {
    group: '交易',
    title: '商保方案',
    help: '哪些保险公司的方案可以在本店付药费，付哪些商品、付百分之几、一年多少。没有方案时，商保购药不开放。改了只对以后绑定的保单有效，已绑定的按绑定时的条款。',
    shape: InsuranceShape,
    editor: INSURANCE_EDITOR,
  },
  plans: {
    group: '交易',
    title: '投保方案',
    help: '在本店投保、由保险公司承保的方案。没有方案时投保不开放。本店不收保险费：收款商户号必须是保险公司的。改了只对以后的投保有效，已投保的按投保时的条款。改之前先在“协议与规则”发布新的《特药医疗保险条款》。',
    shape: PlansShape,
    editor: PLANS_EDITOR,
  },
  planRates: {
    group: '交易',
    title: '投保方案的费率',
    help: '每个方案每个起用日期一张表，年龄从 0 到最大投保年龄不能有空、不能重叠。从起用日期的零点起报价；前一张表报过的价到它的期限为止仍有效。',
    shape: RatesShape,
    editor: RATES_EDITOR,
  },
  planQuestions: {
    group: '交易',
    title: '投保的健康告知',
    help: '投保时逐题回答，一题一页；答“是”就不能投保，投保人会看到写在这里的原因。改了以后，没有签名的申请要重新回答。',
    shape: PlanQuestionsShape,
    editor: PLAN_QUESTIONS_EDITOR,
  },
  memberLevels: {
    group: '交易',
    title: '会员等级',
    help: '五级的名称、成长值和权益，券的编号见“优惠券”，只用“只发放”的券。升级要多少成长值，从会员下一次得到成长值起按新的；权益在第二天凌晨补齐或收回，已领的礼不受影响。改之前先在“协议与规则”发布新的《会员等级与成长值规则》，并按公布的期限提前公示。',
    shape: MemberLevelsShape,
    editor: LEVELS_EDITOR,
  },
  svip: {
    group: '交易',
    title: '付费会员 SVIP',
    help: '月卡、季卡、年卡的价格（0 是不卖）和权益，处方药不参加。改了只对以后购买的有效：已购买的按购买时列明的履行到期。专享券用“只发放”的券，按会员的每个月自动发。改之前先核对《青禾 SVIP 会员服务协议》和《青禾 SVIP 会员卡使用规则》。',
    shape: SvipShape,
    editor: SVIP_EDITOR,
  },
  invitation: {
    group: '交易',
    title: '邀请新朋友',
    help: '每邀请一位新朋友得的券和多邀多得的券，只用“只发放”的券；不填第一张券就是不开放邀请。朋友的订单按处方药、运费以外的实付金额算，确认收货满 7 天才发。改了只对以后接受邀请的有效：已接受的按当时公布的履行。改之前先核对《邀请新朋友规则》。',
    shape: InvitationShape,
    editor: INVITATION_EDITOR,
  },
  topList: {
    group: '交易',
    title: '热销榜',
    help: '一种商品至少有多少位会员购买才上榜。榜单每天零点后统计一次，改了从下一次统计起生效。',
    shape: TopListShape,
    editor: TOP_LIST_EDITOR,
  },
  hall: {
    group: '交易',
    title: '男性健康馆',
    help: '哪些商品属于男性健康馆：整个二级分类（前列腺是 prostate，补肾是 kidney），加上其他分类里的单件商品；都不写就是不开放。馆里的商品不进足迹、推荐、热搜和热销榜，“多少人看过”也不再增加。改了马上生效，已有的足迹当天清除。开放之前先核对《男性健康馆隐私政策》等三份文件。',
    shape: HallShape,
    editor: HALL_EDITOR,
  },
  assists: {
    group: '交易',
    title: '助力活动',
    help: '在限时内请几位家人朋友助力，成功得一张“只发放”的券，每人每个活动一次。改了只对以后发起的有效：已发起的按当时公布的履行。名额按发起保留，没有完成的会空出来。改之前先核对《助力活动规则》；微信要求活动内容写清楚、不诱导分享到朋友圈。',
    shape: AssistShape,
    editor: ASSIST_EDITOR,
  },
  invoice: {
    group: '交易',
    title: '发票的税率与税号',
    help: '价格都含税，税率按商品类别（百分比）：一般商品和药品 13%，中药饮片等农产品 9%，免税填 0；运费随货物。改了只对以后开的发票有效，请与会计核对。',
    shape: shapes.InvoiceSettingShape,
    editor: {
      kind: 'fields',
      fields: [
        field('sellerTaxNumber', '销售方税号', TEXT),
        field('chemical', '化学药', number('%'), 13),
        field('tcm', '中药', number('%'), 13),
        field('device', '器械', number('%'), 13),
        field('food', '食品', number('%'), 13),
        field('care', '护理', number('%'), 13),
        field('freight', '运费', number('%'), 13),
      ],
    },
  },
  safetyRules: {
    group: '交易',
    title: '用药核对规则',
    help: '药师逐条核对规则表（npm run safety -- rules）后，填写姓名和规则表的日期，购物车和审方才开始核对。规则表更新后要重新核对。',
    shape: shapes.SafetyRulesShape,
    editor: {
      kind: 'fields',
      fields: [field('approvedBy', '核对的药师', TEXT), field('rulesDate', '规则表的日期', { kind: 'text', placeholder: '2026-11-25' })],
    },
  },
  trade: {
    group: '交易',
    title: '下单与游客购物车',
    help: '防止占着库存不付款、防止脚本堆购物车的几个数。',
    shape: shapes.TradeShape,
    editor: {
      kind: 'fields',
      fields: [
        field('payMinutes', '订单等待付款', number('分钟'), 30),
        field('unpaidOrders', '一位会员同时待付款的订单', number('张'), 5),
        field('unpaidOrdersOfPlace', '一个地址同时待付款的订单', number('张'), 10),
        field('unpaidPiecesOfNetwork', '一个网络待付款订单占用的商品', number('件'), 500),
        field('visitorCartsAnHour', '一个网络每小时新开的游客购物车', number('个'), 120),
        field('visitorCartLines', '一个游客购物车的商品', number('种'), 50),
      ],
    },
  },
} as const satisfies Record<string, ShopSetting>
