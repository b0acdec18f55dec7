import { yuan } from '../../../src/lib/money'
import { consultation, DECLINE_WORDS, declinedText, type ConsultationCase } from '../../contract/consultation'
import { ask } from '../client/ask'
import { ReasonDrawer } from '../parts/ReasonDrawer'

type Props = { conversationId: string; name: string; of: ConsultationCase; onClose: () => void; onDone: () => void }

/** Says that a consultation cannot be answered from afar: with a reason, and what the member reads of it. */
export function DeclineDrawer({ conversationId, name, of: { fee }, onClose, onDone }: Props) {
  const back = fee === 0 ? '这次问诊没有收费。' : `问诊费 ¥${yuan(fee)} 全额原路退回。`
  return (
    <ReasonDrawer
      record={`consultation:${conversationId}:decline`}
      title={`退回${name}的问诊`}
      about={`退回后问诊结束，不能再写。${back}`}
      okText="退回"
      extra="用日常的话写：到哪个科、查什么、多久之内去"
      tell={(body) => {
        const text = declinedText(body)
        return text === '' ? null : (
          <section className="preview" aria-label="会员读到的">
            <small>会员会读到</small>
            <p className="lines">
              需要到医院就诊。医生：{text}
              {fee > 0 && '。费用已原路退回'}
            </p>
          </section>
        )
      }}
      done={fee === 0 ? '已退回，会员已收到消息' : '已退回，会员已收到消息，费用原路退回'}
      reasons={DECLINE_WORDS}
      send={(body, key) => ask(consultation.decline, { params: { conversationId }, body }, key)}
      next={{ label: '回到会话', press: onClose }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
