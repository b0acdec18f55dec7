/** What members are told of their invitations (`templates.ts`): nobody is named, and nothing of what was bought. */
export const INVITATION_TEMPLATES = {
  invitationRewarded: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '邀请奖励已到账',
    text: '您邀请的新朋友已完成订单，{count} 张优惠券已放入券包',
    outside: '您的邀请奖励已到账',
    words: ['count'],
    thing: 'invitation',
    leadsTo: { route: 'newUserReward', params: [] },
    channels: ['push'],
  },
  invitationRefused: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '一个邀请没有通过核实',
    text: '没有发放奖励，原因：{reason}。有异议请联系在线客服',
    outside: '您的一个邀请有了核实结果',
    words: ['reason'],
    thing: 'invitation',
    leadsTo: { route: 'newUserReward', params: [] },
    channels: ['push'],
  },
} as const
