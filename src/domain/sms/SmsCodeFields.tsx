import { Text, View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { InputBox } from '@/ui/form/InputBox'
import { Picture } from '@/ui/picture/Picture'
import type { Picture as CaptchaPicture } from './smsSteps'
import type { SmsCode } from './useSmsCode'
import './sms.scss'

const CANNOT_SEE = '看不清？听验证码'

/** The picture, or the digits that were heard, with its answer, and the code that came by SMS; pasting and the phone's own filling-in work. */
export const SmsCodeFields = ({ of: sms }: { of: SmsCode }) => (
  <>
    {sms.picture ? <AnswerBox of={sms} picture={sms.picture} /> : <AnswerRoom />}
    <InputBox
      label="短信验证码"
      kind="code"
      placeholder="6 位验证码"
      {...sms.form.fieldProps('smsCode')}
      maxLength={6}
      autoComplete="one-time-code"
      right={
        <Button kind="text" size="s" disabled={sms.wait.left > 0} onPress={sms.askForCode}>
          {sms.wait.left > 0 ? `${sms.wait.left} 秒后重发` : '获取验证码'}
        </Button>
      }
    />
    {sms.isProving && (
      <View className="text-13 color-secondary" {...a11y({ role: 'status' })}>
        正在做安全验证，旧手机可能要等十几秒，请不要离开本页
      </View>
    )}
  </>
)

/** The room of the answer, so that the coming of its picture moves no button from under the finger. */
const AnswerRoom = () => (
  <View>
    <View className="q-input">
      <Text className="color-caption">图形验证码会显示在这里</Text>
    </View>
    <Button className="sms__room" kind="text" size="s" disabled>
      {CANNOT_SEE}
    </Button>
  </View>
)

/** What the picture shows; for whoever cannot read it spoken digits, as often as they are wanted. */
function AnswerBox({ of: sms, picture: { image, length } }: { of: SmsCode; picture: CaptchaPicture }) {
  const answer = sms.form.fieldProps('validCode')
  const play = (words: string) => (
    <Button kind="text" size="s" icon="play" quiet onPress={sms.hear}>
      {words}
    </Button>
  )
  const picture = (
    <View className="row">
      <Picture className="sms__picture" src={image} alt="图形验证码" fit="cover" eager />
      <IconButton name="refresh" size={18} label="换一张图" onPress={sms.renewPicture} />
    </View>
  )
  return (
    <View>
      <InputBox
        {...(sms.isHeard
          ? { label: '语音验证码', kind: 'number', placeholder: `听到的 ${length} 位数字`, right: play('再听一遍') }
          : { label: '图形验证码', placeholder: '图中字符', right: picture })}
        {...answer}
        focus={sms.isHeard || answer.focus}
        maxLength={length}
        autoComplete="off"
      />
      {sms.isHeard ? (
        <Button kind="text" size="s" onPress={sms.renewPicture}>
          换成图片
        </Button>
      ) : (
        play(CANNOT_SEE)
      )}
    </View>
  )
}
