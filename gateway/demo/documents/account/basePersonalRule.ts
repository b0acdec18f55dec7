import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const basePersonalRule = written('basePersonalRule', '2026-11-01', {
  title: '基础个人信息处理规则',
  kind: 'consent',
  sections: [
    {
      heading: '处理哪些信息',
      paragraphs: ['手机号、登录名、昵称、设备编号、登录时间与渠道。'],
    },
    {
      heading: '为什么需要',
      paragraphs: ['建立账号、核对是您本人、防止盗用，并在您的几台设备之间同步购物车和订单。手机号是网上购物服务的必要个人信息。'],
    },
    {
      heading: '对您的影响',
      paragraphs: ['手机号会用来接收验证码和订单通知。我们打码展示它，不公开，不出售，不用于营销；营销需要您另行开启。'],
    },
    { heading: '保存多久', paragraphs: ['保存到您注销账号为止，注销 7 天冷静期结束后删除或变成无法还原的摘要。'] },
    {
      heading: '不同意会怎样',
      paragraphs: [
        '不能登录和下单，仍可以浏览商品、查看科普和拨打药师电话。您可以随时在“我的协议”里撤回，撤回即停止处理；继续使用账号前需要重新同意。',
      ],
    },
    CONTACT,
  ],
})
