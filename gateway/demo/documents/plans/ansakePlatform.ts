import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'

export const ansakePlatform = written('ansakePlatformService', '2026-11-01', {
  title: '安心可用药保障平台服务协议',
  kind: 'agreement',
  sections: [
    {
      heading: '平台提供什么',
      paragraphs: ['“安心可”是面向长期用药人群的保障服务页面。平台展示计划、协助填写投保资料、传递理赔材料，并在确诊后提供购药与配送。'],
    },
    INSURER,
    {
      heading: '您的义务',
      paragraphs: ['如实填写健康告知和被保险人资料。不如实告知足以影响承保的，保险人可以依法解除合同或不承担赔付责任。'],
    },
    {
      heading: '购药与费用',
      paragraphs: [
        '保障责任内的药品由保险人与药房结算，您支付免赔与自付部分。处方药须凭处方在药师指导下购买和使用。平台不因您是否投保而改变药品价格。',
      ],
    },
    {
      heading: '变更、退保与终止',
      paragraphs: ['犹豫期为 15 天，期间退保全额退还保险费。之后退保按保险条款退还未到期部分。退保不影响您在青禾的账号。'],
    },
    CONTACT,
  ],
})
