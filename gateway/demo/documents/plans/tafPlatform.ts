import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'

export const tafPlatform = written('tafPlatformService', '2026-11-01', {
  title: '特药保障计划平台服务协议',
  kind: 'agreement',
  sections: [
    {
      heading: '计划是什么',
      paragraphs: ['特药保障计划为使用指定特药的患者提供费用保障、购药和权益领取。平台协助您登记、预约、提交材料、查看权益和订单。'],
    },
    INSURER,
    {
      heading: '登记与权益',
      paragraphs: [
        '登记须由患者本人或其监护人填写，附诊断与处方。资料不全的，我们会说明缺什么。',
        '权益按支付、寄送的实际状态展示在“权益订单”里，可以随时查看；寄送的药品由执业药师审方后发出。',
      ],
    },
    { heading: '处方药', paragraphs: ['处方药须凭处方在药师指导下购买和使用'] },
    { heading: '退出', paragraphs: ['可以随时退出。未使用的权益按计划约定退还，已寄出的药品除质量原因外，一经售出，不得退换。'] },
    CONTACT,
  ],
})
