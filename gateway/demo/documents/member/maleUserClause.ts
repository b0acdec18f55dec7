import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

export const maleUserClause = written('maleUserClause', '2026-11-01', {
  title: '男性健康馆用户条款',
  kind: 'agreement',
  sections: [
    {
      heading: '适用范围',
      paragraphs: ['本条款是青禾《用户协议》的补充，适用于男性健康馆专区。两者不一致的，就专区内的事项以本条款为准。'],
    },
    {
      heading: '谁可以使用',
      paragraphs: ['年满十八周岁、具有完全民事行为能力的人。未成年人请勿使用本专区。'],
    },
    {
      heading: '购药',
      paragraphs: [
        '处方药须凭处方在药师指导下购买和使用',
        '非处方药：请按药品说明书或者在药师指导下购买和使用',
        '正在使用硝酸酯类药物，或有严重心脑血管疾病、肝肾功能不全的，请先咨询医生，不要自行用药。',
        '部分商品限制购买数量，不得转卖。',
      ],
    },
    { heading: '退换', paragraphs: ['药品除质量原因外，一经售出，不得退换。贴身用品拆封后不适用无理由退货。'] },
    CONTACT,
  ],
})
