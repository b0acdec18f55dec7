import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'

export const tafPrivacy = written('tafPrivacy', '2026-11-01', {
  title: '特药保障计划隐私政策',
  kind: 'privacy',
  sections: [
    {
      heading: '处理哪些信息',
      paragraphs: [
        '患者的姓名、证件号码、电话、诊断、基因检测结论（仅当用药指征需要时）、处方与购药记录；监护人的姓名、证件号码与关系。均为敏感个人信息，登记前单独征得同意。',
      ],
    },
    {
      heading: '为什么、给谁',
      paragraphs: [
        '用于核对是否符合计划条件、结算、寄送和法律要求的追溯。提供给承保公司（核保、结算）和配送企业（收货信息）。不提供给药品生产企业，不用于营销和研究；用于研究的，会另行取得书面同意并去标识。',
      ],
    },
    INSURER,
    { heading: '保存多久', paragraphs: ['未通过登记的，30 天后删除。处方与购药记录不少于五年，保险资料按《保险法》保存。'] },
    { heading: '您的权利', paragraphs: ['查看、更正、复制、删除与撤回，在“我的协议”“下载我的信息”里办理，与青禾《隐私政策》相同。'] },
    CONTACT,
  ],
})
