import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'

/** Sensitive data: separate consent, with the need and the effect on the person said (PIPL 28 to 30). */
export const drugUserRule = written('drugUserRule', '2026-11-01', {
  title: '用药人信息处理规则',
  kind: 'consent',
  sections: [
    {
      heading: '请先了解',
      paragraphs: [
        '用药人的证件号码、诊断、处方图片和健康情况是敏感个人信息。泄露可能使人受到歧视或人身、财产受到危害，所以我们单独征得您的同意，并只在必需的范围内使用。',
      ],
    },
    {
      heading: '处理哪些信息',
      paragraphs: [
        '身份：用药人的姓名、证件类型与号码、性别、出生日期、与您的关系、联系电话。',
        '健康：过敏史、既往病史、肝肾功能、妊娠与哺乳情况、诊断、处方图片及其文字识别结果。',
        '未满十四周岁的：监护人的姓名、证件号码、电话与关系。',
      ],
    },
    {
      heading: '为什么必需',
      paragraphs: [
        '法律要求网络销售处方药实行实名制，并确保处方来源真实、可靠。药师要核对用药人、诊断、用量和禁忌后才能发药。',
        '拍照识别只在您点按“拍照识别”时进行，识别后由您核对；识别用的图片不另外保存。',
      ],
    },
    {
      heading: '谁能看到',
      paragraphs: ['您本人、审方药师和接诊医生。配送、客服和合作方看不到。页面上证件号码和电话打码。健康信息不用于推荐、广告和定价。'],
    },
    {
      heading: '保存多久',
      paragraphs: ['用药人资料保存到您删除或注销为止；已经用于购药的处方和登记依法保存不少于五年，期间只用于追溯和监管检查。'],
    },
    {
      heading: '不同意会怎样',
      paragraphs: ['不能添加用药人、上传处方和购买处方药。浏览、购买非处方药与健康商品不受影响，我们也不会反复询问。'],
    },
    {
      heading: '怎样撤回',
      paragraphs: [
        '在“我的协议”里点一下即可撤回，立即生效：之后不能再添加用药人、上传处方和拍照识别，直到您再次同意。依法保存的部分除保存外不再处理。',
      ],
    },
    {
      heading: '替他人填写',
      paragraphs: ['为家人填写的，请先告诉本人并取得同意；为未满十四周岁的孩子填写的，须由监护人填写并同意《儿童个人信息保护规则》。'],
    },
    CONTACT,
  ],
})
