import { CONTACT } from '../contact'
import { written } from '../../../modules/document/document'
import { privacy20260515 } from './privacy20260515'

export const miniPrivacyPolicy20260515 = written('miniPrivacyPolicy', '2026-05-15', {
  title: '小程序隐私政策',
  kind: 'privacy',
  sections: [
    {
      heading: '微信小程序里的不同',
      paragraphs: [
        '本政策适用于“青禾健康”微信小程序。位置、相机、相册接口只在您点按相应按钮时调用，您可以在小程序设置里随时关闭。',
        '登录凭证与搜索历史保存在微信为本小程序划出的本地空间里，删除小程序即全部清除。',
      ],
    },
    ...privacy20260515.sections.filter((section) => section !== CONTACT),
    CONTACT,
  ],
})
