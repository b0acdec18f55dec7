import type { QuestionnaireContent } from '../../../../src/contract/questionnaireContent'
import { all, any, atMost, choices, is, isNot, many, one, picture, scale, told, typed } from './parts'

/** One received order: whether what came is right and whole. */
export const order: QuestionnaireContent = {
  title: '购药体验调查',
  intro: '这次收到的药品怎么样？有问题可以直接从这里去办。',
  purpose:
    '您的回答连同这个订单的编号，只用于改进包装、配送和药师服务。由本店客服、药师和运营人员查看，运营人员只看统计数字。没有提交的保留 60 天，提交的保留到您删除或注销为止，随时可以在这一页删除。不填不影响售后。',
  questions: [
    one('right', { title: '收到的药品和下单的一样吗？', options: choices('yes 一样', 'missing 少了', 'wrong 不一样') }),
    one('package', { title: '外包装完好吗？', options: choices('whole 完好', 'pressed 有压痕，药品没坏', 'broken 药品破损或漏液') }),
    picture('photo', {
      title: '方便拍张照片吗？',
      note: '选填，最多 3 张，请避开姓名、电话和地址',
      isRequired: false,
      showWhen: any(is('package', 'broken'), is('right', 'wrong')),
    }),
    one('dated', { title: '看过有效期吗？', options: choices('good 在有效期内', 'soon 快到期或已过期', 'unseen 还没看') }),
    scale('speed', { title: '送货的速度满意吗？', lowText: '太慢', highText: '很快' }),
    one('explained', {
      title: '怎么用这些药，都清楚吗？',
      options: choices('clear 都清楚', 'partly 有些不清楚', 'unclear 不清楚'),
    }),
    many('better', {
      title: '哪里还可以更好？',
      note: '选填，可多选',
      isRequired: false,
      options: choices('package 包装', 'speed 速度', 'words 用药说明的字', 'pharmacist 药师的解答', 'price 价格'),
    }),
    typed('wish', { title: '还有什么想告诉我们？', note: '选填，请不要写姓名、电话和身份证号', isRequired: false }),
  ],
  results: [
    told('thanks', { text: '谢谢您的回答，我们会用来改进包装和配送。' }),
    told('aftersales', {
      text: '收到的药品有差错或破损，请先不要使用，可以直接申请售后。',
      next: 'aftersales',
      when: any(isNot('right', 'yes'), is('package', 'broken'), is('dated', 'soon')),
    }),
    told('complaint', {
      text: '没有做好很抱歉。也可以投诉这个订单，我们会核实并回复。',
      next: 'complaint',
      when: any(atMost('speed', 2), is('right', 'wrong')),
    }),
    told('unclear', {
      text: '用法不清楚时先不要用，请看说明书，或问药师。',
      isMedical: true,
      source: { title: '《药品经营和使用质量监督管理办法》', date: '2023-09' },
      next: 'pharmacist',
      when: any(is('explained', 'partly'), is('explained', 'unclear')),
    }),
    told('unseen', { text: '用之前请看一眼有效期，过期的不要用。', when: all(is('dated', 'unseen')) }),
  ],
}
