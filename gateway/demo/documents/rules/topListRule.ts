import { TOP_DAYS, TOP_MOST } from '../../../../src/contract/topList'
import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const topListRule = written('topListRule', '2026-11-29', {
  changes: '写明统计的天数、至少要有多少位会员购买，每天什么时候更新，以及男性健康馆的商品不上榜。',
  title: '榜单规则',
  sections: [
    {
      heading: '怎样上榜',
      paragraphs: [
        `榜单按最近 ${TOP_DAYS.week} 天和 ${TOP_DAYS.month} 天已完成订单的件数排序，退款的件数扣除，同一账号对同一商品只计限购数以内的部分；购买的会员达到榜单页写明的人数才上榜。分类榜只在本分类里比较，每个榜单最多 ${TOP_MOST} 种商品。`,
        '榜单不出售位置；带“广告”字样的内容不是榜单。',
      ],
    },
    {
      heading: '不会上榜的商品',
      paragraphs: ['处方药、国家禁止网络销售的药品、男性健康馆的商品、下架和缺货的商品不上榜。'],
    },
    { heading: '多久更新', paragraphs: ['每天零点后重新统计一次，统计到前一天结束，榜单页写明统计的日期。'] },
    { heading: '请留意', paragraphs: ['上榜只说明买的人多，不说明更适合您。请按药品说明书或者在药师指导下购买和使用'] },
    CONTACT,
  ],
})
