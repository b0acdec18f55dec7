import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const coinRule20261101 = written('coinRule', '2026-11-01', {
  title: '健康币规则',
  sections: [
    {
      heading: '健康币是什么',
      paragraphs: ['健康币是我们赠送的积分，不是货币，不出售、不提现、不转让。每一笔的来源、数量和时间都列在健康币明细里。'],
    },
    {
      heading: '怎样得到',
      paragraphs: ['每日签到、补签、完成健康任务和答题。每天每项只发一次，数量以签到页和任务页当时公布的为准。购买处方药不发健康币。'],
    },
    {
      heading: '怎样使用',
      paragraphs: ['参加积分抽奖和兑换优惠券。使用前会显示需要的数量并由您确认。不能兑换处方药和甲类非处方药。'],
    },
    { heading: '有效期', paragraphs: ['自得到之日起至次年 12 月 31 日有效，到期前 30 天在健康币页提示。账号注销后清零。'] },
    {
      heading: '更正',
      paragraphs: ['因系统差错多发或少发的，我们会更正并在明细里写明原因。以自动程序等方式得到的，可以收回，并告知理由和申诉方式。'],
    },
    CONTACT,
  ],
})
