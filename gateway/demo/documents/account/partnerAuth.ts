import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const partnerAuth = written('partnerAuth', '2026-11-01', {
  title: '第三方授权说明',
  kind: 'agreement',
  sections: [
    {
      heading: '授权给了什么',
      paragraphs: [
        '授权页会列明合作方的名称、联系方式、目的、方式和信息种类，以及到期时间。只有列明的种类会提供，合作方不能自行扩大范围。',
      ],
    },
    {
      heading: '同意与拒绝',
      paragraphs: ['同意与拒绝同样方便。拒绝只影响与该合作方有关的服务，不影响您在青禾的账号和购药。'],
    },
    {
      heading: '取消授权',
      paragraphs: [
        '在“授权管理”里点一下即可取消，对方的凭证立即失效，不能再读取您的信息。取消前已经提供的信息，请联系合作方删除，我们会协助。',
      ],
    },
    {
      heading: '不会授权的内容',
      paragraphs: ['密码、支付信息、处方与健康信息不在任何合作方的授权范围内，法律另有规定并经您单独同意的除外。'],
    },
    CONTACT,
  ],
})
