import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const malePrivacy20261101 = written('malePrivacy', '2026-11-01', {
  title: '男性健康馆隐私政策',
  kind: 'privacy',
  sections: [
    {
      heading: '要点',
      paragraphs: [
        '男性健康馆是青禾健康的一个专区，由同一家公司运营，使用同一个账号。青禾《隐私政策》全部适用，本文件只说明专区里的不同。',
      ],
    },
    {
      heading: '更谨慎的处理',
      paragraphs: [
        '专区内的浏览与搜索不进入浏览记录、推荐和热词。',
        '短信、推送和包裹外包装不出现商品名称与专区名称，发货方统一写“青禾健康”。',
        '向药师咨询的内容属于敏感个人信息，只有您和接待的药师可以看到。',
      ],
    },
    {
      heading: '收集哪些信息',
      paragraphs: ['与青禾《隐私政策》所列相同：收货信息、订单、支付结果；购买处方药时的用药人信息与处方，须您单独同意。不额外收集。'],
    },
    { heading: '保存与删除', paragraphs: ['期限与青禾《隐私政策》相同。您在“我的”里所做的查看、删除、撤回和注销，对本专区同样有效。'] },
    CONTACT,
  ],
})
