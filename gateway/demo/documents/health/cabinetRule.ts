import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

/** Sensitive data of its own: what stands at home tells of illnesses, so that it has a consent of its own (PIPL 28 to 30). */
export const cabinetRule = written('cabinetRule', '2026-11-21', {
  title: '家庭药箱信息处理规则',
  kind: 'consent',
  sections: [
    {
      heading: '请先了解',
      paragraphs: [
        '家里有什么药、谁在吃、什么时候吃，能看出一个人的健康情况，是敏感个人信息。所以家庭药箱单独征得您的同意，只给您自己用。',
      ],
    },
    {
      heading: '处理哪些信息',
      paragraphs: [
        '您放进药箱的药：药名、规格、数量、有效期、给谁吃，用法、用药时间和提醒开关。',
        '您的打勾：哪一次的药在什么时候打了勾。',
        '您在本店买到并收到的药，会列在药箱里等您确认，您点“放进药箱”才会放进去；凭处方买的带上处方写的用法和用药人。',
      ],
    },
    {
      heading: '用来做什么',
      paragraphs: [
        '列出今天要吃的药，估算还能吃几天，到点提醒，快吃完和快过期前各提醒一次，方便您再买。提醒逐个药品打开，随时可以关。',
        '当天的药都打了勾，可以领签到任务的健康币；领币记录只写任务名称，不写药名。',
        '不用于推荐、广告和定价，不给保险产品使用。估算和提醒不能代替医生和药师的意见。',
      ],
    },
    {
      heading: '谁能看到',
      paragraphs: [
        '只有您自己。药师、客服、配送和合作方都看不到，家人用自己的账号也看不到。提醒只发到您的手机，锁屏上不写药名和姓名；加到手机日历的日程里也不写。',
      ],
    },
    {
      heading: '保存多久',
      paragraphs: ['加密保存，到您把药移出药箱、删除用药人、撤回同意或注销为止。打勾记录保存 90 天。'],
    },
    {
      heading: '不同意会怎样',
      paragraphs: ['只是不能用家庭药箱。浏览、买药、处方和问诊都不受影响，我们也不会反复询问。'],
    },
    {
      heading: '怎样撤回',
      paragraphs: ['在“我的协议”里点一下即可撤回，立即生效：药箱里的药、用药时间和打勾记录随即删除，不能恢复，也不再提醒。'],
    },
    {
      heading: '替家人记录',
      paragraphs: ['为家人记录的，请先告诉本人并取得同意；为未满十四周岁的孩子记录的，由监护人记录，并同意《儿童个人信息保护规则》。'],
    },
    CONTACT,
  ],
})
