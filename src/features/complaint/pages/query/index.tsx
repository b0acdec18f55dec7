import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { write } from '@/api/write'
import { CODE_PATTERN, codeIn, complaint, type Complaint } from '@/contract/complaint'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Reason } from '@/ui/feedback/reason'
import { Field } from '@/ui/form/Field'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { askedCode } from '../../askedCode'
import { ComplaintView } from '../../ComplaintView'

/** Route `reportQuery`: an anonymous complaint by its query code, which stands in no address and is kept nowhere. */
export default function ReportQueryPage() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ code: string; complaint: Complaint }>()
  const [begun] = useState(askedCode.take)
  const look = async (text: string) => {
    const code = codeIn(text)
    if (!CODE_PATTERN.test(code)) throw new Reason('查询码是 20 位字母和数字，请核对')
    setFound({ code, complaint: await write(complaint.queryByCode, { body: { code } }) })
  }
  useEffect(() => {
    if (begun === undefined) return
    setTyped(begun)
    // What is wrong with it is said when it is looked for again by the button.
    look(begun).catch(() => undefined)
  }, [begun])
  if (found) {
    const { code } = found
    const add = async (words: string) => setFound({ code, complaint: await write(complaint.addByCode, { body: { code, words } }) })
    return <ComplaintView of={found.complaint} onAdd={add} />
  }
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button grow says="inline" onPress={() => look(typed)}>
            查询
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Section title="匿名投诉查询">
          <View className="text-14 color-body">输入提交时给您的查询码，查看处理进度和回复，也可以继续补充</View>
        </Section>
        <View className="q-card q-card--flush">
          <Field
            label="查询码"
            value={typed}
            onChange={setTyped}
            maxLength={40}
            placeholder="20 位字母和数字"
            help="字母不分大小写，横线和空格可以不输"
          />
        </View>
        <View className="text-13 color-secondary">查询码只有您有，丢失后无法找回；实名提交的反馈请登录后查看</View>
        <Press className="text-14 color-link q-hit" onPress={() => go('reportRecord')}>
          查看我的反馈记录
        </Press>
      </View>
    </Screen>
  )
}
