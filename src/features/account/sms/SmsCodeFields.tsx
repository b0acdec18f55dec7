import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { InputBox } from '@/ui/InputBox'
import { Picture } from '@/ui/Picture'
import type { SmsCode } from './useSmsCode'
import './sms.scss'

/** The picture, or the digits that were heard, with its answer, and the code that came by SMS; pasting and the phone's own filling-in work. */
export const SmsCodeFields = ({ of: sms }: { of: SmsCode }) => (
  <>
    {sms.picture && (sms.isHeard ? <HeardBox of={sms} /> : <PictureBox of={sms} image={sms.picture.image} />)}
    <InputBox
      label="短信验证码"
      kind="code"
      placeholder="6 位短信验证码"
      value={sms.smsCode}
      onChange={sms.setSmsCode}
      maxLength={6}
      error={sms.problems.smsCode}
      autoComplete="one-time-code"
      right={
        <Button kind="text" size="s" disabled={sms.wait.left > 0} onPress={sms.askForCode}>
          {sms.wait.left > 0 ? `${sms.wait.left} 秒后重发` : '获取验证码'}
        </Button>
      }
    />
  </>
)

const PictureBox = ({ of: sms, image }: { of: SmsCode; image: string }) => (
  <View>
    <InputBox
      label="图形验证码"
      placeholder="图中字符"
      value={sms.validCode}
      onChange={sms.setValidCode}
      maxLength={4}
      error={sms.problems.validCode}
      autoComplete="off"
      right={
        <View className="row">
          <Picture className="sms__picture" src={image} alt="图形验证码" fit="cover" eager />
          <IconButton name="refresh" size={18} label="换一张图" onPress={sms.renewPicture} />
        </View>
      }
    />
    <Button kind="text" size="s" icon="play" quiet onPress={sms.hear}>
      看不清？听验证码
    </Button>
  </View>
)

/** For whoever cannot read the picture: four digits, as often as they are wanted. */
const HeardBox = ({ of: sms }: { of: SmsCode }) => (
  <View>
    <InputBox
      label="语音验证码"
      kind="number"
      placeholder="听到的 4 位数字"
      value={sms.validCode}
      onChange={sms.setValidCode}
      maxLength={4}
      error={sms.problems.validCode}
      autoComplete="off"
      focus
      right={
        <Button kind="text" size="s" icon="play" quiet onPress={sms.hear}>
          再听一遍
        </Button>
      }
    />
    <Button kind="text" size="s" onPress={sms.renewPicture}>
      换成图片
    </Button>
  </View>
)
