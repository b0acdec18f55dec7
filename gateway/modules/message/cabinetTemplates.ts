const CABINET = {
  kind: 'prescription',
  switch: 'pushService',
  channels: ['push'],
  leadsTo: { route: 'cabinet', params: [] },
  ofItsDay: true,
} as const

/** What members are told of the medicines at home (`templates.ts`). */
export const CABINET_TEMPLATES = {
  doseDue: {
    ...CABINET,
    title: '该用药了',
    text: '{patientName} {time} 的药：{drugs}。吃过以后在家庭药箱里打勾',
    outside: '到用药时间了，点开打勾',
    words: ['patientName', 'time', 'drugs'],
    thing: 'dose',
    // The member set the hour.
    comesAtNight: true,
    urgent: true,
    needsAction: true,
  },
  cabinetEnds: {
    ...CABINET,
    title: '药快吃完了',
    text: '按用法和清点的数量估算，{patientName}的{drugs}约还能吃 {days} 天',
    outside: '有药快吃完了，点开看看',
    words: ['patientName', 'drugs', 'days'],
    thing: 'cabinet',
  },
  cabinetExpires: {
    ...CABINET,
    title: '药快到有效期了',
    text: '{patientName}的{drugs}有效期到 {day}。过期的药不要再用，请送到社区回收点',
    outside: '药箱里有药快到有效期了，点开看看',
    words: ['patientName', 'drugs', 'day'],
    thing: 'cabinet',
  },
} as const
