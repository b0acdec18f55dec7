import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { PHONE } from '../../shop/phones'

/** What the algorithm regulation, articles 16 and 17, asks to be announced. */
export const personalizationRule = written('personalizationRule', '2026-11-01', {
  title: '个性化推荐说明',
  kind: 'notice',
  sections: [
    {
      heading: '推荐是怎样算的',
      paragraphs: [
        '开启后，“为您推荐”“搜索发现”会优先显示与您看过、收藏过的商品同一分类的非处方药和健康商品；同一分类内按销量排序。',
        '不使用处方、诊断、问诊内容、用药人资料和购药记录，处方药从不出现在推荐里。',
      ],
    },
    {
      heading: '关闭以后',
      paragraphs: ['立即改为按销量排序，人人相同，也不再显示由历史得出的热词。价格、优惠与是否开启无关。'],
    },
    {
      heading: '清除标签',
      paragraphs: ['可以随时清除由浏览和收藏得出的标签，浏览与收藏本身不受影响。再次开启时从零开始。'],
    },
    {
      heading: '申诉',
      paragraphs: [`认为推荐内容不当或影响了您的权益，可以拨打 ${PHONE} 转 6 申诉，我们在十五个工作日内答复。`],
    },
    CONTACT,
  ],
})
