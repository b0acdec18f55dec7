import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const paidMemberCardProtocol = written('paidMemberCardProtocol', '2026-11-01', {
  title: '青禾 SVIP 会员卡使用规则',
  kind: 'agreement',
  sections: [
    {
      heading: '会员卡与会员码',
      paragraphs: ['开通后得到一张电子会员卡和卡号。卡号打码展示；会员码用于门店核销，60 秒自动更换一次，请勿截图转给他人。'],
    },
    {
      heading: '赠送',
      paragraphs: ['每个会员期内可以把体验卡送给家人或朋友，对方用自己的手机号领取后生效。领取前可以撤回；已领取的不能转赠、不能折现。'],
    },
    {
      heading: '节省明细',
      paragraphs: ['按月列出每笔订单比非会员节省的金额，以订单实际成交为准，退款的部分会扣回。'],
    },
    {
      heading: '丢失与异常',
      paragraphs: ['手机丢失的，请在“登录设备”里退出该设备，会员码随即失效。发现他人使用您的卡，请联系我们冻结。'],
    },
    CONTACT,
  ],
})
