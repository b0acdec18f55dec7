import { consultationRowOf } from '../../../src/contract/consultationStates'
import { sexText } from '../../../src/contract/idCard'
import type { ListedChat } from '../../contract/chat'
import type { ConsultationCase } from '../../contract/consultation'

/** What is asked before a conversation is ended. */
export const ending = ({ name }: ListedChat) => ({
  title: `结束和${name}的会话？`,
  content: '会员会看到会话已结束，可以评价；再写消息会重新排队。',
  okText: '结束会话',
})

/** 男 68 岁，心内科，等待医生 */
export const patientWords = ({ sex, age, department, state }: ConsultationCase) =>
  [`${sexText(sex)} ${age} 岁`, ...(department === null ? [] : [department]), consultationRowOf(state).word].join('，')

/** Somebody else is in it. */
export const heldWords = ({ other, lost, text }: { other: string; lost: boolean; text: string }) =>
  `${other}，您只能看${lost ? '：会话已经不在您手上' : ''}${text.trim() === '' ? '' : '；您写好的文字还在，没有发出'}`

/** Why nothing can be sent now; empty where it can. */
type Blocking = { isOffline: boolean; other: string | undefined; over: string | undefined; isEnded: boolean }

export function blockedBy({ isOffline, other, over, isEnded }: Blocking): string {
  if (isOffline) return '网络断开，恢复后再发送'
  if (over !== undefined) return over
  if (other !== undefined) return other
  return isEnded ? '会话已结束，会员再写时会重新排队' : ''
}
