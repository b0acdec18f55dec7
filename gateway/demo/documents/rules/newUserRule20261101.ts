import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const newUserRule20261101 = written('newUserRule', '2026-11-01', {
  title: '邀请新朋友规则',
  sections: [
    {
      heading: '谁是新朋友',
      paragraphs: ['没有用该手机号登录过青禾的人。同一手机号、同一设备只算一次。'],
    },
    {
      heading: '怎样邀请',
      paragraphs: ['把您的邀请页分享给朋友，朋友自愿打开、阅读协议并登录。我们不读取您的通讯录，也不代您发送短信。'],
    },
    {
      heading: '奖励',
      paragraphs: [
        '朋友登录后得到新客优惠券：首单可用，满 10 元减 5 元，处方药不参与。邀请人的奖励在朋友完成第一笔订单后发放，数量以活动页公布为准。',
      ],
    },
    {
      heading: '不发奖励的情形',
      paragraphs: ['订单取消或全额退款、使用虚假号码或自动程序、自己邀请自己。已经发放的可以收回，并告知理由和申诉方式。'],
    },
    { heading: '隐私', paragraphs: ['邀请记录里只显示朋友打码后的手机号和状态，不显示购买了什么。'] },
    CONTACT,
  ],
})
