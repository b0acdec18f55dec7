import type { QuestionnaireContent } from '../../../../src/contract/questionnaireContent'
import { all, any, choices, is, isNot, many, one, scale, told, typed } from './parts'

/** What a doctor likes to know before a consultation; it goes with the application where the member lets it. */
export const consult: QuestionnaireContent = {
  title: '就诊前问卷',
  intro: '提前说说情况，医生接诊时少问几句。不填也能问诊。',
  purpose:
    '您的回答属于健康信息，只在您申请问诊并选择一并提交时，交给接诊的医生作参考；交给医生后随那次病历保存。没有交给医生的，其他人不查看，本店只看去掉姓名的统计数字。没有提交的保留 60 天，提交的保留到您删除或注销为止，随时可以在这一页删除。',
  questions: [
    one('since', { title: '这次的情况从什么时候开始？', options: choices('today 今天', 'days 几天前', 'weeks 几周前', 'long 一个月以上') }),
    many('danger', {
      title: '现在有下面的情况吗？',
      note: '可多选',
      options: choices(
        'chest 胸口剧痛或压榨感',
        'breath 呼吸困难',
        'mind 意识不清或抽搐',
        'bleed 大量出血',
        'limb 一侧手脚突然无力',
        'none 都没有!',
      ),
    }),
    scale('degree', { title: '对日常生活的影响有多大？', lowText: '几乎没有', highText: '很大', scaleMax: 5 }),
    one('visited', { title: '为这次的情况去过医院吗？', options: choices('yes 去过', 'no 没有去过') }),
    one('examined', {
      title: '当时做过检查吗？',
      options: choices('with 做过，结果在手边', 'without 做过，结果不在手边', 'no 没有做'),
      showWhen: all(is('visited', 'yes')),
    }),
    one('taking', { title: '现在正在用药吗？', options: choices('yes 在用', 'stopped 用过，已经停了', 'no 没有') }),
    one('helped', {
      title: '用药后感觉怎么样？',
      options: choices('better 好一些', 'same 差不多', 'worse 更不舒服'),
      showWhen: all(isNot('taking', 'no')),
    }),
    typed('expect', { title: '最想问医生什么？', note: '选填，请不要写姓名、电话和身份证号', isRequired: false }),
  ],
  results: [
    told('emergency', {
      text: '您选的情况可能很急，请不要等线上问诊，立即拨打 120 或到最近的医院急诊。',
      isMedical: true,
      source: { title: '《互联网诊疗管理办法（试行）》', date: '2018-07' },
      when: all(isNot('danger', 'none')),
    }),
    told('visit', {
      text: '网上只能复诊。没有去过医院的，请先到医院看过，再来问诊。',
      isMedical: true,
      source: { title: '《互联网诊疗管理办法（试行）》', date: '2018-07' },
      when: all(is('visited', 'no')),
    }),
    told('examined', { text: '问诊时可以把检查单拍照一起发给医生。', next: 'consultation', when: all(is('examined', 'with')) }),
    told('worse', {
      text: '用药后更不舒服，请尽快告诉医生或药师，也可以在这里报告。',
      isMedical: true,
      source: { title: '《药品不良反应报告和监测管理办法》', date: '2011-05' },
      next: 'adverse',
      when: any(is('helped', 'worse')),
    }),
    told('ready', { text: '填好了。申请问诊时，可以选择一并交给医生。', next: 'consultation', when: all(is('danger', 'none')) }),
  ],
}
