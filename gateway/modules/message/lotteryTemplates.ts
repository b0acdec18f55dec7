/** What members are told of prizes that they won (`templates.ts`): never outside what it is. */
export const LOTTERY_TEMPLATES = {
  prizeSent: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '奖品已寄出',
    text: '您抽中的{name}已由{carrier}寄出，运单号 {trackingNumber}',
    outside: '您的奖品已寄出',
    words: ['name', 'carrier', 'trackingNumber'],
    thing: 'prize',
    leadsTo: { route: 'prizes', params: [] },
    channels: ['push'],
  },
} as const
