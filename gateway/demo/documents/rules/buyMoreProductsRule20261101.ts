import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const buyMoreProductsRule20261101 = written('buyMoreProductsRule', '2026-11-01', {
  title: '多买多省与满减规则',
  sections: [
    {
      heading: '多买多省',
      paragraphs: [
        '标明“多买多省”的商品，件数达到一段后全部按该段的单价计算，每一段的件数和单价列在规格面板里。只有同一商品的同一规格合并计算件数。',
      ],
    },
    {
      heading: '满减与满赠',
      paragraphs: ['参与商品的合计金额达到一段门槛即减去该段金额，多段取最高的一段，不叠加。满赠赠完为止，赠品在购物车里显示。'],
    },
    {
      heading: '套装',
      paragraphs: ['标明“3 盒装”“5 盒装”的按套装价计算，单盒购买恢复单价，套装不再参加多买多省。'],
    },
    {
      heading: '不参与的商品',
      paragraphs: [
        '处方药不参与多买多省、满减、满赠、套装和优惠券，也不作为赠品；甲类非处方药不作为赠品。部分商品限制购买数量，达到后不能再加。',
      ],
    },
    {
      heading: '计算顺序',
      paragraphs: ['先算多买多省与套装，再算满减，最后用优惠券。结果以确认订单页为准；与购物车不同的，我们会先告诉您差额，由您确认。'],
    },
    { heading: '退款', paragraphs: ['部分退货后不再达到门槛的，退款按各商品实付金额计算，不另外追收。'] },
    CONTACT,
  ],
})
