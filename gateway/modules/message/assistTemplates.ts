/** What members are told of their assists (`templates.ts`): who helped is told by nobody. */
const OWN = { route: 'myAssist', params: ['id'] } as const

export const ASSIST_TEMPLATES = {
  assistRewarded: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '助力成功，优惠券已到账',
    text: '「{title}」的优惠券已放入您的券包',
    outside: '您的助力奖励已到账',
    words: ['title', 'id'],
    thing: 'assist',
    leadsTo: OWN,
    channels: ['push'],
  },
  assistRefused: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '一个助力没有通过核实',
    text: '没有发放奖励，原因：{reason}。有异议请联系在线客服',
    outside: '您的一个助力有了核实结果',
    words: ['reason', 'id'],
    thing: 'assist',
    leadsTo: OWN,
    channels: ['push'],
  },
} as const
