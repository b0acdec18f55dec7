import { index, text, unique } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'

/** A signature that no prescription has taken yet, one a member; it ends by itself (`modules/purge`). Handing in moves it into the sealed paper. */
export const prescriptionSigns = memberTable(
  'prescription_signs',
  { id: text('id').primaryKey(), memberId: memberId(), ...sealedColumns(), signedAt: at('signed_at').notNull() },
  {
    onErase: 'delete',
    copy: {
      key: 'prescriptionSigns',
      title: '处方签名',
      words: {
        patientInfoId: '用药人编号',
        diseaseData: '药品与疾病',
        diseasesList: '疾病',
        icdName: '疾病名称',
        isCustom: '是否自己填写',
        signature: '签名',
        signer: '签名身份',
        signerName: '签名人姓名',
        relation: '与用药人的关系',
        image: '签名图片',
        signedAt: '签名时间',
      },
    },
    sample: { kind: 'picture', text: '{count} 个处方签名' },
  },
  (t) => [
    unique('prescription_signs_of_member').on(t.memberId),
    index('prescription_signs_signed').on(t.signedAt),
    index('prescription_signs_key').on(t.keyId),
  ],
)
