import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'
import { INSURER_PHONE } from '../../shop/phones'

export const ansakeNotice = written('ansakeNotice', '2026-11-01', {
  title: '安心可投保须知',
  kind: 'notice',
  sections: [
    INSURER,
    {
      heading: '谁可以投保',
      paragraphs: ['投保人年满十八周岁。被保险人出生满 28 天至 70 周岁，为投保人本人、配偶、子女或父母，常住中国大陆。'],
    },
    {
      heading: '健康告知',
      paragraphs: ['请逐项如实回答。有一项回答“是”的，本计划暂不能承保，我们会说明原因，不会要求您改答。'],
    },
    {
      heading: '保障与除外',
      paragraphs: [
        '保障责任、免赔额、赔付比例、等待期和药品目录以保险条款和保险单为准，投保前可以在页面上阅读全文。',
        '等待期内确诊的疾病、投保前已有的疾病、不在目录内的药品、没有处方的购药不在保障内。',
      ],
    },
    { heading: '犹豫期与退保', paragraphs: ['收到保险单起 15 天为犹豫期，期间退保全额退费。之后退保会有损失，以条款列明的现金价值为准。'] },
    { heading: '投诉', paragraphs: [`保险消费投诉可以拨打承保公司 ${INSURER_PHONE}，或金融消费者投诉热线 12378。`] },
    CONTACT,
  ],
})
