import type { Section } from '../../modules/document/document'
import { PHONE } from '../shop/phones'

/** Who stands behind a text, and how long an answer takes at most. Everything about the company is invented. */
export const CONTACT: Section = {
  heading: '联系我们',
  paragraphs: [
    `青禾健康大药房（演示）有限公司，江苏省南京市鼓楼区（演示）。客服与药师电话 ${PHONE}，每天 8:00–22:00。`,
    `个人信息保护负责人：${PHONE} 转 6。查询、更正、复制、删除、撤回同意和注销的请求，我们在十五个工作日内答复并办理。`,
    '对答复不满意的，可以向网信、市场监督管理、药品监督管理部门投诉（12377、12315），也可以向有管辖权的人民法院起诉。',
  ],
}

/** Who answers questions about a text, in one line. */
export const ANSWERED_BY = `个人信息保护负责人电话 ${PHONE} 转 6，十五个工作日内答复`
