import { Text, View } from '@tarojs/components'
import { codeText } from '@/contract/complaint'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { copy } from '@/ui/share/copy'
import { selectable } from '@/ui/text/selectable'
import { askedCode } from '../../askedCode'
import '../../complaint.scss'

/** An anonymous complaint was filed: its code, which is shown this once. */
export function CodeShown({ code }: { code: string }) {
  const text = codeText(code)
  const keep = async () => {
    await copy(text)
    toast('查询码已复制', { icon: 'check' })
  }
  const look = () => {
    askedCode.set(code)
    return go('reportQuery')
  }
  return (
    <>
      <Section title="匿名投诉已提交">
        <View className="text-14 color-body">凭这个查询码查看进度和回复：</View>
        <View className="q-quiet text-center margin-top-8 complaint__code">
          <Text className="text-20 weight-bold color-title num" {...selectable}>
            {text}
          </Text>
        </View>
        <View className="margin-top-12">
          <Notice>请抄下或截图保存。查询码只显示这一次，丢失后我们也无法找回</Notice>
        </View>
      </Section>
      <Button block onPress={keep}>
        复制查询码
      </Button>
      <Button block kind="outline" onPress={look}>
        查看进度
      </Button>
    </>
  )
}
