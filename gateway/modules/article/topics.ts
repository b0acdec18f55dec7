/** What articles are about, in the order of the list's tabs. A topic is stored with its articles and never renamed; its name may change. */
export const TOPICS = [
  { topic: 'medication', name: '用药常识' },
  { topic: 'chronic', name: '慢病管理' },
  { topic: 'cold', name: '感冒发热' },
  { topic: 'stomach', name: '肠胃不适' },
  { topic: 'allergy', name: '过敏皮肤' },
  { topic: 'child', name: '儿童用药' },
  { topic: 'pregnancy', name: '孕期哺乳' },
  { topic: 'elder', name: '老年健康' },
  { topic: 'eyes', name: '眼睛口腔' },
  { topic: 'cabinet', name: '家庭药箱' },
  { topic: 'nutrition', name: '营养饮食' },
  { topic: 'sleep', name: '睡眠心情' },
  { topic: 'firstAid', name: '家庭急救' },
] as const

/** What a topic is called; one that this release no longer has is called as it is stored. */
export const topicName = (topic: string): string => TOPICS.find((one) => one.topic === topic)?.name ?? topic
