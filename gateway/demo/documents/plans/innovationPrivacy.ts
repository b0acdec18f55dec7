import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'

export const innovationPrivacy = written('innovationPrivacy', '2026-11-01', {
  title: '创新药分期保障隐私政策',
  kind: 'privacy',
  sections: [
    {
      heading: '处理哪些信息',
      paragraphs: [
        '投保人和被保险人的姓名、证件号码、出生日期、关系；健康告知的是与否；交费记录；按效付的方案，保险公司评估的结果是与否。健康信息是敏感个人信息，提交前另行征得您的单独同意。',
      ],
    },
    {
      heading: '提供给谁',
      paragraphs: [
        '只提供给承保的保险公司，用于核保、出单、评估、结算和法律要求的反洗钱。方式为加密接口传输；种类即上款所列。不提供给药品生产企业，不用于营销。您可以拒绝，拒绝后不能投保，不影响购药。',
      ],
    },
    INSURER,
    {
      heading: '保存多久',
      paragraphs: ['未投保成功的，30 天后删除。投保成功的，按《保险法》自保险合同终止起保存不少于五年。'],
    },
    { heading: '您的权利', paragraphs: ['查看、更正、复制、删除与撤回，在“我的协议”“下载我的信息”里办理，与青禾《隐私政策》相同。'] },
    CONTACT,
  ],
})
