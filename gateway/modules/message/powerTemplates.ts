const POWER = { route: 'powerDetail', params: ['type'] } as const

/** What members are told of their rights (`templates.ts`): outside neither a person nor an illness. */
export const POWER_TEMPLATES = {
  powerGranted: {
    kind: 'service',
    switch: 'pushOrder',
    title: '商保权益已绑定',
    text: '{name}已绑定，{day}前可以用，还剩 {left}',
    outside: '您有一项新的权益，点开查看',
    words: ['type', 'name', 'day', 'left'],
    thing: 'power',
    leadsTo: POWER,
    channels: [],
    comesAtNight: true,
  },
  powerUsed: {
    kind: 'service',
    switch: 'pushOrder',
    title: '权益已使用',
    text: '{name}为订单 {orderCode} 付了 {amount}，还剩 {left}',
    outside: '您的一项权益已使用，点开查看',
    words: ['type', 'name', 'orderCode', 'amount', 'left'],
    thing: 'power',
    leadsTo: POWER,
    channels: [],
  },
  powerEnding: {
    kind: 'service',
    switch: 'pushOrder',
    title: '权益快到期了',
    text: '{name}还有 {days} 天到期（{day}），{left}',
    outside: '您的一项权益快到期了，点开查看',
    words: ['type', 'name', 'days', 'day', 'left'],
    thing: 'power',
    leadsTo: POWER,
    channels: ['push'],
    ofItsDay: true,
  },
} as const
