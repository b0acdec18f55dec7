import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'
import { authorized, heldUntil } from './warrant'

export const innovationWarrant = written('innovationWarrant', '2026-11-01', {
  title: '创新药分期保障授权书',
  kind: 'agreement',
  sections: [
    ...authorized('按效付的方案，授权承保公司向您的医生取得约定的那一次复查结果，用于评估。'),
    INSURER,
    ...heldUntil('保障结束'),
    CONTACT,
  ],
})
