import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const clause20251222 = written('clause', '2025-12-22', {
  title: '用户协议',
  kind: 'agreement',
  sections: [
    {
      heading: '我们是谁',
      paragraphs: ['本协议由您与青禾健康大药房（演示）有限公司订立。我们通过网络提供药品、医疗器械和健康商品的信息与销售服务。'],
    },
    { heading: '账号', paragraphs: ['您可以用手机号和短信验证码，或用户名和密码登录。请妥善保管密码和验证码。'] },
    {
      heading: '购药规则',
      paragraphs: [
        '处方药须凭处方在药师指导下购买和使用',
        '非处方药：请按药品说明书或者在药师指导下购买和使用',
        '国家禁止通过网络销售的药品，我们不展示、不销售。',
      ],
    },
    {
      heading: '订单与售后',
      paragraphs: ['提交订单后保留库存三十分钟，超过时间未付款的自动取消。药品除质量原因外，一经售出，不得退换。'],
    },
    { heading: '个人信息', paragraphs: ['我们如何处理您的个人信息，见《隐私政策》。'] },
    CONTACT,
  ],
})
