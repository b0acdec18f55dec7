import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const couponRule20261101 = written('couponRule', '2026-11-01', {
  title: '优惠券使用规则',
  sections: [
    {
      heading: '领取',
      paragraphs: [
        '在商品页、购物车和领券处领取，每种优惠券每个账号限领一张。领取时会列明面额、门槛、适用商品和有效期。优惠券不出售、不转让、不折现。',
      ],
    },
    {
      heading: '使用',
      paragraphs: [
        '每笔订单使用一张优惠券，可与满减同时享受；先算满减，再看是否达到优惠券的门槛。',
        '店铺券适用于全店非处方药与健康商品，商品券适用于券面列明的商品。',
        '处方药不参与优惠券、满减、折扣和赠品。',
        '确认订单时会替您选好最省的一张，您可以更换或不用。',
      ],
    },
    {
      heading: '退回',
      paragraphs: ['订单取消的，优惠券退回账户，已过期的不再延长。部分退款的，按商品实付比例退款，优惠券不退回。'],
    },
    { heading: '失效', paragraphs: ['过期、注销账号后失效。以批量账号、自动程序领取的，我们可以收回，并告知理由和申诉方式。'] },
    CONTACT,
  ],
})
