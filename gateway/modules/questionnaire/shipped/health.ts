import type { QuestionnaireContent } from '../../../../src/contract/questionnaireContent'
import { all, any, atMost, choices, is, isNot, many, one, scale, told, typed } from './parts'

/** Taking medicines over a long time, for somebody oneself knows: how it goes, and what stands in the way. */
export const health: QuestionnaireContent = {
  title: '长期用药体验调查',
  intro: '说说平时用药顺不顺利，药师据此改进用药提醒和服务。不打分，也不替代看病。',
  purpose:
    '您的回答属于健康信息，只用于了解长期用药的困难、改进药师服务，并在结束时给您几句提醒。由本店药师和运营人员查看，运营人员只看统计数字。没有提交的保留 60 天，提交的保留到您删除或注销为止，随时可以在这一页删除。不同意就不填，不影响购药。',
  questions: [
    one('who', { title: '您平时为谁买药？', options: choices('self 自己', 'parents 父母', 'child 孩子', 'other 其他家人') }),
    many('conditions', {
      title: '他现在有哪些长期用药的情况？',
      note: '以医生的诊断为准，可多选',
      options: choices('pressure 高血压', 'sugar 糖尿病', 'lipid 血脂异常', 'heart 冠心病', 'other 其他慢性病', 'none 没有长期用药!'),
    }),
    one('count', {
      title: '现在一共在用几种药？',
      note: '包括保健食品和中成药',
      options: choices('few 1 到 2 种', 'some 3 到 4 种', 'many 5 种或更多'),
      showWhen: all(isNot('conditions', 'none')),
    }),
    one('missed', {
      title: '最近一个月，忘记用药的时候多吗？',
      options: choices('never 没有忘过', 'sometimes 偶尔忘', 'often 经常忘'),
      showWhen: all(isNot('conditions', 'none')),
    }),
    many('whyMissed', {
      title: '多半是因为什么？',
      note: '可多选',
      options: choices(
        'busy 忙起来就忘',
        'print 说明书字小看不清',
        'times 一天次数太多',
        'better 感觉好了就停',
        'worse 用了不舒服',
        'other 其他',
      ),
      showWhen: any(is('missed', 'sometimes'), is('missed', 'often')),
    }),
    one('unwell', {
      title: '用药后有没有觉得不舒服？',
      options: choices('no 没有', 'mild 有，能忍受', 'strong 有，影响生活', 'unsure 说不准'),
      showWhen: all(isNot('conditions', 'none')),
    }),
    typed('unwellWords', {
      title: '是怎样的不舒服？',
      note: '选填，请不要写姓名、电话和身份证号',
      isRequired: false,
      showWhen: any(is('unwell', 'mild'), is('unwell', 'strong')),
    }),
    scale('satisfied', { title: '您对药师的解答满意吗？', lowText: '不满意', highText: '很满意' }),
    typed('wish', { title: '还有什么想告诉我们？', note: '选填，请不要写姓名、电话和身份证号', isRequired: false }),
  ],
  results: [
    told('thanks', { text: '谢谢您的回答，药师会看到汇总后的情况。' }),
    told('missed', {
      text: '漏用药时不要自己加量补上，怎么补请看说明书，或问药师。固定时间、用分药盒、请家人提醒都有帮助。',
      isMedical: true,
      source: { title: '世界卫生组织《坚持长期治疗：行动的证据》', date: '2003' },
      next: 'pharmacist',
      when: any(is('missed', 'sometimes'), is('missed', 'often')),
    }),
    told('better', {
      text: '感觉好转也不要自己停药或减量，是否调整请听医生的。',
      isMedical: true,
      source: { title: '《中国高血压防治指南》', date: '2024' },
      next: 'consultation',
      when: all(is('whyMissed', 'better')),
    }),
    told('many', {
      text: '同时用的药较多，建议把药名列成一张单子，请药师核对有没有重复或不宜同用。',
      isMedical: true,
      source: { title: '世界卫生组织《多重用药中的用药安全》', date: '2019' },
      next: 'pharmacist',
      when: all(is('count', 'many')),
    }),
    told('unwell', {
      text: '用药后的不舒服请尽快告诉医生或药师，不要自己换药。也可以在这里报告，药师会跟进；呼吸困难、意识不清等严重不适请立即拨打 120。',
      isMedical: true,
      source: { title: '《药品不良反应报告和监测管理办法》', date: '2011-05' },
      next: 'adverse',
      when: any(is('unwell', 'mild'), is('unwell', 'strong')),
    }),
    told('unsatisfied', { text: '没能帮到您很抱歉，可以再找一位药师说说。', next: 'pharmacist', when: all(atMost('satisfied', 2)) }),
  ],
}
