import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'

export const innovationPlatform = written('innovationPlatformService', '2026-11-01', {
  title: '创新药分期保障平台服务协议',
  kind: 'agreement',
  sections: [
    {
      heading: '平台提供什么',
      paragraphs: ['平台展示创新药分期保障的方案、协助填写投保资料、提醒交费、展示额度和订单，并按处方提供购药与配送。'],
    },
    INSURER,
    {
      heading: '不是贷款',
      paragraphs: ['分期交的是保险费：交一期，增加一期的额度。平台和保险公司不垫款，不收利息，不影响征信。'],
    },
    {
      heading: '您的义务',
      paragraphs: ['如实填写健康告知和被保险人资料。不如实告知足以影响承保的，保险人可以依法解除合同或不承担赔付责任。'],
    },
    {
      heading: '购药与费用',
      paragraphs: ['额度内的药品由保险人与药房结算。处方药须凭处方在药师指导下购买和使用。平台不因您是否投保而改变药品价格。'],
    },
    { heading: '退保与终止', paragraphs: ['任何时候都可以退保，按保险条款退还没有用的部分。退保不影响您在青禾的账号。'] },
    CONTACT,
  ],
})
