/** What members are told of conversations and of messages they left (`templates.ts`): that there is an answer, and no word of it. */
export const CHAT_TEMPLATES = {
  chatAnswered: {
    kind: 'service',
    switch: 'pushService',
    title: '客服回复了您',
    text: '您的咨询有新的回复，点开查看',
    outside: '您的咨询有新的回复',
    words: [],
    thing: 'chat',
    leadsTo: { route: 'kf', params: [] },
    channels: ['push'],
    urgent: true,
  },
  leftAnswered: {
    kind: 'service',
    switch: 'pushService',
    title: '您的留言有回复了',
    text: '客服回复了您的留言，点开查看',
    outside: '您的留言有回复了',
    words: ['website'],
    thing: 'chat',
    leadsTo: { route: 'leaveMsg', params: ['website'] },
    channels: ['push'],
  },
} as const
