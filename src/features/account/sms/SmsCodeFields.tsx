import { Image, View } from '@tarojs/components'
import { a11y } from '@/ui/a11y'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { InputBox } from '@/ui/InputBox'
import type { SmsCode } from './useSmsCode'
import './sms.scss'

/** The picture with its answer, and the code that came by SMS; pasting and the phone's own filling-in work. */
export const SmsCodeFields = ({ of: sms }: { of: SmsCode }) => (
  <>
    {sms.picture && (
      <InputBox
        label="图形验证码"
        placeholder="图中的 4 位字符"
        value={sms.validCode}
        onChange={sms.setValidCode}
        maxLength={4}
        error={sms.problems.validCode}
        autoComplete="off"
        right={
          <View className="row">
            <Image className="sms__picture" src={sms.picture.image} mode="aspectFill" {...a11y({ role: 'img', label: '图形验证码' })} />
            <IconButton name="refresh" size={18} label="换一张图" onPress={sms.renewPicture} />
          </View>
        }
      />
    )}
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
