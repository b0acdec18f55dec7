import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { privacy } from './privacy'

const [, ...common] = privacy.sections
const notTheSame = ['设备权限', '本地存储', CONTACT.heading]

/** The mini-program's own policy: the shop's, with what WeChat hands over and keeps said in its place. */
export const miniPrivacyPolicy = written('miniPrivacyPolicy', '2026-11-01', {
  title: '小程序隐私政策',
  kind: 'privacy',
  material: true,
  changes: [
    '与网站隐私政策同步：写明保存期限、线上注销与 7 天冷静期。',
    '说明点按功能时才向微信申请位置、相机与相册接口。',
    '写明为打开时不等网络而在手机上保存的内容和期限。',
  ].join('\n'),
  sections: [
    {
      heading: '微信小程序里的不同',
      paragraphs: [
        '本政策适用于“青禾健康”微信小程序，运营者为青禾健康大药房（演示）有限公司。我们不读取您的微信昵称、头像、好友与运动数据。',
        '位置、相机、相册、剪贴板接口只在您点按相应按钮时调用，微信会先展示《用户隐私保护指引》。您可以在小程序右上角“… › 设置”里随时关闭。',
        '小程序码、分享卡片里不带您的手机号和登录凭证。订阅消息只在您点按“提醒我”时请求，一次授权只发一条。',
        '登录凭证、设备编号、搜索历史和显示偏好保存在微信为本小程序划出的本地空间里，在微信中删除小程序即全部清除。',
        '为了打开小程序时不等网络，未登录时看到的首页及其推荐商品、商品分类、商城设置、资质和购药提示也在这里保存一份，最多 1 天：下次打开先显示，随即更新；连不上网络时写明是什么时候的内容。里面没有您的信息；登录后的首页、订单和说明书不保存。',
      ],
    },
    ...common.filter(({ heading }) => !notTheSame.includes(heading)),
    CONTACT,
  ],
})
