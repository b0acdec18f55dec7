import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const globalRule20261101 = written('globalRule', '2026-11-01', {
  title: '会员等级与成长值规则',
  sections: [
    {
      heading: '等级',
      paragraphs: ['会员分为新芽、分蘖、抽穗、金穗、丰禾五级，由成长值决定。登录即为新芽。每一级需要的成长值和权益列在会员页。'],
    },
    {
      heading: '成长值',
      paragraphs: [
        '完成订单、签到和健康任务得到成长值，退款的部分扣回。购买处方药不计成长值，我们不鼓励为升级而多用药。每一笔都可以在成长值明细里查到。',
      ],
    },
    {
      heading: '权益与会员礼',
      paragraphs: ['会员礼每级一份，点按领取后放入账户，未领取的保留到降级为止。会员礼不含处方药和甲类非处方药。'],
    },
    { heading: '保级与降级', paragraphs: ['等级每十二个月评定一次，成长值不足的降一级，降级前 30 天提示。'] },
    { heading: '规则变更', paragraphs: ['变更提前 7 天在会员页公布，并保留旧版本。变更不减少您已经得到的权益。'] },
    CONTACT,
  ],
})
