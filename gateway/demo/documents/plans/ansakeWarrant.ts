import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'

export const ansakeWarrant = written('ansakeWarrant', '2026-11-01', {
  title: '安心可授权书',
  kind: 'agreement',
  sections: [
    {
      heading: '您授权的事项',
      paragraphs: [
        '授权承保公司为核保和理赔目的，向为被保险人诊疗的医疗机构查询与本次投保、理赔直接有关的病历、检查和处方。',
        '授权青禾健康把您填写的投保资料、上传的理赔材料传给承保公司。',
      ],
    },
    { heading: '不包括的事项', paragraphs: ['不包括与投保、理赔无关的病历，不包括向第三人转授权，不用于营销。'] },
    INSURER,
    {
      heading: '期限与撤回',
      paragraphs: [
        '自您签名时起，到保险合同终止且理赔处理完毕为止。可以随时在“授权管理”里撤回，撤回不影响撤回前的处理；撤回后未决的理赔可能需要您自行提供材料。',
      ],
    },
    { heading: '被保险人同意', paragraphs: ['被保险人不是您本人的，请先取得其同意；被保险人未满十四周岁的，由监护人签名。'] },
    CONTACT,
  ],
})
