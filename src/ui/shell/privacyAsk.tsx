import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { go } from '@/routes/go'
import { Button } from '../press/Button'
import { confirm } from '../feedback/dialog'

type Answer = Parameters<Taro.onNeedPrivacyAuthorization.Listener>[0]

const AGREE = { openType: 'agreePrivacyAuthorization' as const, id: 'privacy-agree' }
/** What each of WeChat's guarded calls is for here. */
const PURPOSES: Record<string, string> = {
  getFuzzyLocation: '获取您的大概位置，用来填写收货地址',
  chooseAddress: '取得您在微信里选的收货地址，用来填写收货地址',
  getPhoneNumber: '获取您在微信里的手机号，用来登录',
  setClipboardData: '把文字放进剪贴板，方便您粘贴',
  chooseMedia: '取得您选的照片，用来上传处方',
  saveImageToPhotosAlbum: '把图片存进您的相册',
}

const waiting: Answer[] = []
let askedOn: unknown

/**
 * Asks for consent to the privacy guide when WeChat first wants it, and never before: what for, what to read, and that the shop works
 * without it. WeChat checks that its own button was pressed. The question waits on its page while the policy is read.
 */
export const startPrivacyAsk = () =>
  Taro.onNeedPrivacyAuthorization((answer, { referrer }) => {
    const page = Taro.getCurrentInstance().page
    waiting.push(answer)
    if (askedOn === page) return
    askedOn = page
    answer({ event: 'exposureAuthorization' })
    void confirm({
      title: '需要您的同意',
      text: <Words purpose={PURPOSES[referrer.replace(/^wx\./, '')]} />,
      yes: '同意',
      no: '不同意',
      opens: AGREE,
      page,
    }).then((agreed) => {
      askedOn = undefined
      for (const one of waiting.splice(0)) one(agreed ? { event: 'agree', buttonId: AGREE.id } : { event: 'disagree' })
    })
  })

const Words = ({ purpose = '使用您的个人信息来完成这一步' }: { purpose: string | undefined }) => (
  <View>
    {purpose}。不同意也能继续浏览和下单，只是这一步用不了。请先阅读：
    <View className="row justify-center wrap margin-top-8">
      <Button kind="text" size="m" onPress={() => Taro.openPrivacyContract()}>
        用户隐私保护指引
      </Button>
      <Button kind="text" size="m" onPress={() => go('miniPrivacyPolicy')}>
        小程序隐私政策
      </Button>
    </View>
  </View>
)
