import { ASKED_DAYS } from '../../../src/contract/complaintKinds'

const COMPLAINT = {
  kind: 'service',
  switch: 'pushOrder',
  words: ['id', 'number'],
  thing: 'complaint',
  leadsTo: { route: 'reportDetail', params: ['id'] },
  channels: ['push'],
} as const

/** What members are told of what they told the shop (`templates.ts`): never what it was about. */
export const COMPLAINT_TEMPLATES = {
  complaintTaken: {
    ...COMPLAINT,
    title: '您的反馈已受理',
    text: '反馈 {number} 正在核实处理，回复后会通知您',
    outside: '您的反馈已受理',
  },
  complaintAsked: {
    ...COMPLAINT,
    title: '请补充反馈的情况',
    text: `反馈 {number} 需要您补充说明，${ASKED_DAYS} 天内没有补充会自动结束`,
    outside: '您的反馈需要补充说明',
    needsAction: true,
  },
  complaintAnswered: {
    ...COMPLAINT,
    title: '您的反馈有了回复',
    text: '反馈 {number} 已回复，还有疑问可以继续补充',
    outside: '您的反馈有了回复，点开查看',
    needsAction: true,
  },
} as const
