import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const servicePersonalRule = written('servicePersonalRule', '2026-11-01', {
  title: '服务个人信息处理规则',
  kind: 'consent',
  sections: [
    {
      heading: '处理哪些信息',
      paragraphs: [
        '收货：收货人、电话、省市区和详细地址。',
        '交易：商品、数量、金额、支付方式与结果、物流单号、售后与评价内容。',
        '服务：您向药师和客服提出的问题、留下的回拨电话、投诉与建议。',
        '找回：收藏与浏览记录。',
      ],
    },
    {
      heading: '为什么需要',
      paragraphs: ['送货、收款、开票、售后、药品追溯与召回，以及回答您的问题。每一项只在您使用对应功能时收集。'],
    },
    {
      heading: '交给谁',
      paragraphs: ['快递企业得到收货信息，支付机构得到订单号与金额，短信服务商得到手机号。包裹外不写药名。'],
    },
    { heading: '保存多久', paragraphs: ['交易记录自交易完成起不少于三年；收藏、浏览记录和地址保存到您删除或注销为止。'] },
    {
      heading: '不同意会怎样',
      paragraphs: ['不能使用收藏、浏览记录同步、回拨和售后服务，仍可以浏览商品。您可以随时在“我的协议”里撤回，撤回不影响已经成立的订单。'],
    },
    CONTACT,
  ],
})
