import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'
import { PHONE } from '../../shop/phones'

export const tafNotice = written('tafNotice', '2026-11-01', {
  title: '特药保障计划参与须知',
  kind: 'notice',
  sections: [
    {
      heading: '谁可以参加',
      paragraphs: ['经二级以上医院确诊、医生开具指定特药处方、且没有参加同类计划的患者。未满十四周岁的由监护人办理。'],
    },
    {
      heading: '怎样参加',
      paragraphs: [
        '1. 登记患者与诊断。',
        '2. 上传处方，由执业药师审核。',
        '3. 阅读并确认费用与权益。',
        '4. 付款后等待寄送，或按预约时间到店领取。',
      ],
    },
    { heading: '费用', paragraphs: ['应付金额、计划承担和自付部分在确认页分别列明，没有预先勾选的收费项目。'] },
    INSURER,
    {
      heading: '什么情况下不能享受',
      paragraphs: ['处方过期或与登记的患者不一致、资料不实、超过用量、不在药品目录内。每一种都会在页面上说明原因和下一步。'],
    },
    { heading: '用药安全', paragraphs: [`特药需要监测。请按医生要求复查，出现严重不适立即停药并就医，并告诉药师 ${PHONE}。`] },
    CONTACT,
  ],
})
