import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { PHONE } from '../../shop/phones'

export const privacy20251222 = written('privacy', '2025-12-22', {
  title: '隐私政策',
  kind: 'privacy',
  sections: [
    {
      heading: '我们收集哪些信息',
      paragraphs: [
        '登录：手机号、登录名、设备编号，用于识别您。密码只保存无法还原的摘要。',
        '下单与配送：收货人、电话、地址、商品、金额，用于履行订单。',
        '购买处方药：用药人姓名、诊断与处方，用于处方审核和发药，仅在您单独同意后处理。',
      ],
    },
    { heading: '保存多久', paragraphs: ['交易记录不少于三年，处方不少于五年。'] },
    {
      heading: '谁可以看到这些信息',
      paragraphs: ['快递企业、支付机构、短信服务商各自完成服务所必需的部分。除此之外不向第三方提供。'],
    },
    { heading: '您的权利', paragraphs: [`您可以拨打 ${PHONE} 转 6 查询、更正、复制、删除您的信息，撤回同意或注销账号。`] },
    CONTACT,
  ],
})
