const REVIEW = {
  kind: 'service',
  switch: 'pushOrder',
  words: ['lineId'],
  thing: 'review',
  leadsTo: { route: 'reviewWrite', params: ['lineId'] },
  channels: ['push'],
} as const

/** What members are told of their reviews (`templates.ts`): never of which product. */
export const REVIEW_TEMPLATES = {
  reviewHidden: {
    ...REVIEW,
    title: '您的评价没有展示',
    text: '您的一条商品评价没有展示，点开看原因，修改后可以再次提交',
    outside: '您的评价没有展示，点开看原因',
    needsAction: true,
  },
  reviewAnswered: {
    ...REVIEW,
    title: '您的评价有了回复',
    text: '药房回复了您的一条商品评价',
    outside: '您的评价有了回复，点开查看',
  },
} as const
