import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { DESK_NAMES } from '../../../src/contract/chat'
import { LIVER_KIDNEY_TEXT, PREGNANCY_TEXT } from '../../../src/contract/patient'
import { shopFormat } from '../../../src/lib/time'
import type { ChatDetail, ChatPatient } from '../../contract/chat'
import { Masked } from '../masked/Masked'

const day = (at: string) => shopFormat(new Date(at), 'MM-DD')

/** What is known of the member, within the rights of who looks. */
export function ChatFacts({
  of: { conversationId, name, phone, memberSince, patients, prescriptions, orders, appraisal, notes },
}: {
  of: ChatDetail
}) {
  return (
    <div className="chat-facts">
      <div>
        <strong>{name || '（账号已注销）'}</strong>
        <div className="chat-hint">
          <Masked of={{ kind: 'chat', recordId: conversationId }} field="phone" masked={phone} /> 会员，
          {shopFormat(new Date(memberSince), 'YYYY-MM')} 起
        </div>
      </div>
      {patients && (
        <Part title="用药人" isEmpty={patients.length === 0}>
          {patients.map((patient) => (
            <PatientFacts key={patient.id} of={patient} />
          ))}
        </Part>
      )}
      <Part title="处方" isEmpty={prescriptions.length === 0}>
        {prescriptions.map(({ prescriptionId, createdAt, patientName, state }) => (
          <Line key={prescriptionId} at={createdAt} title={`${patientName}的处方`} state={state} />
        ))}
      </Part>
      <Part title="订单" isEmpty={orders.length === 0}>
        {orders.map(({ orderCode, at, title, state }) => (
          <Line key={orderCode} at={at} title={title} state={state} />
        ))}
      </Part>
      {appraisal && (
        <Part title="上次评价" isEmpty={false}>
          <p>
            {day(appraisal.at)} {appraisal.stars} 星{appraisal.words && `：${appraisal.words}`}
          </p>
        </Part>
      )}
      {notes.length > 0 && (
        <Part title="上次交接" isEmpty={false}>
          {notes.map(({ noteId, at, by, to, toName, text }) => (
            <p key={noteId}>
              {by} {day(at)} 转给{toName ?? DESK_NAMES[to]}：{text}
            </p>
          ))}
        </Part>
      )}
      <p className="chat-hint chat-facts__foot">
        {patients ? '按您的岗位显示，手机号已遮盖。' : '按您的岗位显示，健康信息只有药师和医生能看。'}打开过的会话会记录：谁、什么时候。
      </p>
    </div>
  )
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="chat-facts__title">{title}</h2>
      {isEmpty ? <span className="chat-hint">没有</span> : children}
    </section>
  )
}

const Line = ({ at, title, state }: { at: string; title: string; state: string }) => (
  <div className="chat-fact">
    <span>{day(at)}</span>
    <span className="chat-fact__title">{title}</span>
    <Tag>{state}</Tag>
  </div>
)

/** Not said is not the same as none. */
const said = (found: readonly string[] | null) => (found === null ? '没有填写' : found.length === 0 ? '无' : found.join('、'))

function PatientFacts({ of: { name, relation, age, healthInfo } }: { of: ChatPatient }) {
  const { allergies = null, chronicDiseases = null, liverKidney, pregnancy } = healthInfo ?? {}
  return (
    <div className="chat-patient">
      <div>
        <strong>{name}</strong>{' '}
        <span className="chat-hint">
          {relation} {age} 岁
        </span>
      </div>
      <div>
        过敏 <span className={allergies && allergies.length > 0 ? 'late' : ''}>{said(allergies)}</span>
      </div>
      <div>病史 {said(chronicDiseases)}</div>
      {liverKidney && <div>肝肾 {LIVER_KIDNEY_TEXT[liverKidney]}</div>}
      {pregnancy && pregnancy !== 'none' && <div className="late">{PREGNANCY_TEXT[pregnancy]}</div>}
    </div>
  )
}
