import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const topListRule20261101 = written('topListRule', '2026-11-01', {
  title: '榜单规则',
  sections: [
    {
      heading: '怎样上榜',
      paragraphs: [
        '榜单按已完成订单的件数排序，退款的件数扣除，同一账号对同一商品只计限购数以内的部分。榜单不出售位置；带“广告”字样的内容不是榜单。',
      ],
    },
    {
      heading: '不会上榜的商品',
      paragraphs: ['处方药、国家禁止网络销售的药品、下架和缺货的商品不上榜。'],
    },
    { heading: '多久更新', paragraphs: ['商品销量随订单更新，榜单页写明统计到什么时候。'] },
    { heading: '请留意', paragraphs: ['上榜只说明买的人多，不说明更适合您。请按药品说明书或者在药师指导下购买和使用'] },
    CONTACT,
  ],
})
