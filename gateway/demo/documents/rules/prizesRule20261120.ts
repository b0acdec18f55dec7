import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { PHONE } from '../../shop/phones'

/** The twelve things a draw tells before it begins (rules on promotions, 2020). Amounts of one draw stand on its own page. */
export const prizesRule20261120 = written('prizesRule', '2026-11-20', {
  changes: '抽奖次数改用积分换取，不再使用健康币。',
  title: '抽奖活动规则',
  sections: [
    { heading: '活动由谁举办', paragraphs: [`青禾健康大药房（演示）有限公司，电话 ${PHONE}。`] },
    {
      heading: '开始前公布的内容',
      paragraphs: [
        '每一次抽奖在活动页公布：奖品种类、参加条件、参加方式、起止时间、奖品名称与价值、数量或中奖概率、兑奖时间、兑奖条件、兑奖方式、配送方式、弃奖条件、主办方与联系方式。缺少任何一项的活动不会开始。',
        '活动开始后不更改，更改只会对您更有利。最高奖的价值不超过五万元。',
      ],
    },
    {
      heading: '怎样参加',
      paragraphs: [
        '登录后点按抽奖。免费次数、分享次数和用积分换取的次数分别显示，用积分前会请您确认。不以购买为条件的抽奖会写明“无需购买”。',
      ],
    },
    {
      heading: '怎样开奖',
      paragraphs: ['由服务器随机产生，每一次结果都有记录。网络中断时，重新进入会显示同一次的结果，不会重复扣除次数。'],
    },
    {
      heading: '奖品与兑奖',
      paragraphs: [
        '奖品为优惠券、健康币和健康商品，不含处方药和甲类非处方药。',
        '优惠券、健康币立即到账；实物请在中奖后 30 天内填写收货地址，我们在 15 天内免费寄出。超过时间没有填写的，视为放弃。',
      ],
    },
    { heading: '公示', paragraphs: ['中奖名单打码公示，不公开电话、地址和完整姓名。'] },
    { heading: '不予兑奖', paragraphs: ['使用自动程序、虚假账号的，不予兑奖，我们会告知理由和申诉方式。'] },
    CONTACT,
  ],
})
