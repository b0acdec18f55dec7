import type { FrequentQuestion } from '../../../src/contract/chat'

type Row = FrequentQuestion & { answer: string }

const row = (topic: string, questionId: string, [question, answer]: readonly [string, string]): Row => ({
  topic,
  questionId,
  question,
  answer,
})

/**
 * What many ask, and what this shop's pages and documents say to it (`demo/documents`, `order`, `coupon`). None tells anybody how to take a
 * medicine: that is a pharmacist's. The id of a question that was asked stays as it is.
 */
export const FREQUENT_QUESTIONS: readonly Row[] = [
  row('订单', 'order-cancel', [
    '怎么取消订单？',
    '付款前可以随时取消；付款后、发货前也可以取消。打开“我的订单”，点进这笔订单，再点“取消订单”。已付的款原路退回。已经发货的订单不能取消。',
  ]),
  row('订单', 'order-change-address', [
    '下单后能改地址吗？',
    '提交后的订单不能直接改地址。还没发货的，可以取消后重新下单；已经发货的，请把订单发给客服看能不能帮上忙。',
  ]),
  row('订单', 'order-check', [
    '付款后为什么还没发货？',
    '每笔订单付款后都由药师核对，核对通过才发货。药师没有通过的，订单会取消，款项原路退回，并发消息告诉您原因。',
  ]),
  row('配送', 'delivery-when', [
    '什么时候能送到？',
    '确认订单页会写明预计哪一天送到；下单后在订单详情里也能看到。可以选“标准配送”或“晚间配送”（18:00–21:00 送达）。',
  ]),
  row('配送', 'delivery-where', [
    '怎么看物流？',
    '打开“我的订单”，点进这笔订单，再点“查看物流”。每一步都写着时间。长时间没有更新的，请把订单发给客服查询。',
  ]),
  row('配送', 'delivery-broken', [
    '收到的包裹有破损怎么办？',
    '请当面验收。外包装破损，或需要冷藏的商品送到时温度不对，请拒收并联系客服。已经签收的，请在七日内拍照发给客服，并保留原包装。',
  ]),
  row('退款', 'refund-medicine', [
    '药品能退货吗？',
    '药品除质量原因外，一经售出，不得退换。发错、数量短少、破损影响质量、超过有效期或有其他质量问题的，请在签收后七日内联系客服并保留原包装。',
  ]),
  row('退款', 'refund-other', [
    '保健食品和器械能退吗？',
    '商品完好、不影响再次销售的，签收次日起七日内可以无理由退货，退货运费由您承担。口罩、敷料、检测试剂等拆封后影响卫生的商品不适用。',
  ]),
  row('退款', 'refund-when', [
    '退款多久到账？',
    '订单取消后，款项在一至三个工作日内原路退回。退回后会发消息告诉您，订单详情里也能看到退款进度。',
  ]),
  row('发票', 'invoice-how', [
    '怎么开发票？',
    '线上还不能自己开票。请把要开票的订单发给客服，并写明发票抬头；单位抬头还要税号。不要在这里写银行账号。',
  ]),
  row('处方', 'prescription-how', [
    '买处方药要准备什么？',
    '要有医生开的处方。在“我的处方”里上传处方照片并选好用药人，药师审核通过后才能购买处方里的药品。审核结果会发消息告诉您。',
  ]),
  row('处方', 'prescription-ended', ['处方过期了怎么办？', '过期的处方不能再用。请到医院由医生重新开具，再到“我的处方”里上传。']),
  row('处方', 'prescription-advice', [
    '这个药该怎么吃？',
    '用药问题由执业药师回答，我是自动回复，不能告诉您怎么吃药。请点“问药师”。已经出现不舒服的，请先停下来联系医生；情况紧急请拨打 120。',
  ]),
  row('优惠券', 'coupon-use', [
    '优惠券怎么用？',
    '每笔订单使用一张优惠券，可以和满减同时享受。确认订单时会替您选好最省的一张，您可以更换或不用。处方药不参与优惠券和满减。',
  ]),
  row('优惠券', 'coupon-returned', ['取消订单后优惠券还在吗？', '订单取消的，用掉的优惠券退回您的账户；已经过期的不再延长。']),
]

const shown = ({ questionId, question, topic }: Row): FrequentQuestion => ({ questionId, question, topic })

export const questionOf = (questionId: string): Row | undefined => FREQUENT_QUESTIONS.find((one) => one.questionId === questionId)

/** Those whose question, answer or topic contains the words; all without any. */
export const questionsWith = (keyword = ''): FrequentQuestion[] =>
  FREQUENT_QUESTIONS.filter(({ topic, question, answer }) => `${topic} ${question} ${answer}`.includes(keyword.trim())).map(shown)
