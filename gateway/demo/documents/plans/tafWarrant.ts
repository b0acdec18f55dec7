import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { INSURER } from './insurer'
import { authorized, heldUntil } from './warrant'

export const tafWarrant = written('tafWarrant', '2026-11-01', {
  title: '特药保障计划授权书',
  kind: 'agreement',
  sections: [...authorized(), INSURER, ...heldUntil('退出计划'), CONTACT],
})
