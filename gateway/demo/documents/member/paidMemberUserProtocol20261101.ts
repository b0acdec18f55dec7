import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

/** Renewal is announced before purchase and five days before each time (network trade supervision measures). */
export const paidMemberUserProtocol20261101 = written('paidMemberUserProtocol', '2026-11-01', {
  title: '青禾 SVIP 会员服务协议',
  kind: 'agreement',
  sections: [
    {
      heading: '会员是什么',
      paragraphs: [
        '青禾 SVIP 是付费会员服务，向您提供会员价商品、运费优惠、会员券和药师随访等权益。具体权益、期限与价格以开通页当时列明的为准，购买后按当时列明的履行，不因后来的调整而减少。',
      ],
    },
    {
      heading: '开通与付款',
      paragraphs: [
        '开通前会向您展示价格、期限和权益。没有预先勾选的项目，点按“确认开通”并付款后才生效。会员权益只适用于非处方药与健康商品，处方药不参与会员价和赠送。',
      ],
    },
    {
      heading: '自动续费',
      paragraphs: [
        '自动续费默认不开启。您主动开启的，我们会在开启前以显著方式说明价格、周期和扣款日，并在每次扣款前 5 日以短信或消息提醒您。',
        '您可以随时在会员页关闭，关闭后不再扣款，已付费的期限内权益不变。',
      ],
    },
    {
      heading: '取消与退款',
      paragraphs: [
        '开通后 7 天内没有使用过任何权益的，可以全额退款。已使用的，按未使用的整月退还，并扣除已享受的优惠差额。',
        '退款在 1–3 个工作日内原路退回。因我们的原因不能提供权益的，按剩余期限退款。',
      ],
    },
    {
      heading: '到期与终止',
      paragraphs: [
        '到期后权益停止，账号和订单不受影响。注销账号会终止会员，请先申请退款。转卖、批量套取权益的，我们可以暂停权益，并在处理前告知理由和申诉方式。',
      ],
    },
    CONTACT,
  ],
})
