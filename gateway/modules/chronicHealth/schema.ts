import { index, text, unique } from 'drizzle-orm/pg-core'
import type { MeasurementKind } from '../../../src/contract/chronicHealth'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { patients } from '../patient/schema'

/** Measurements at home. Figures and note are in the encrypted content; kind and time stand in clear to be asked for, and they go with their patient. */
export const measurements = memberTable(
  'measurements',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MeasurementKind>().notNull(),
    takenAt: at('taken_at').notNull(),
    requestCode: text('request_code').notNull(),
    ...sealedColumns(),
    createdAt: at('created_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'measurements',
      title: '健康记录',
      words: {
        patientId: '用药人编号',
        takenAt: '测量时间',
        systolic: '高压（毫米汞柱）',
        diastolic: '低压（毫米汞柱）',
        pulse: '脉搏（次每分钟）',
        sugar: '血糖（毫摩尔每升）',
        sugarTime: '测量的时候',
        weight: '体重（公斤）',
        note: '备注',
      },
    },
    sample: { kind: 'health', text: '{count} 条健康记录' },
  },
  (t) => [
    unique('measurements_request').on(t.memberId, t.requestCode),
    index('measurements_of_patient').on(t.patientId, t.kind, t.takenAt),
    index('measurements_key').on(t.keyId),
  ],
)
