import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { complaint as calls, MAX_COMPLAINT_WORDS, type Complaint } from '@/contract/complaint'
import { complaintStateOf, eventWords } from '@/contract/complaintStates'
import { shopTime, shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { confirm } from '@/ui/feedback/dialog'
import { Reason } from '@/ui/feedback/reason'
import { toast } from '@/ui/feedback/toast'
import { TextArea } from '@/ui/form/TextArea'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Fact } from '@/ui/text/Fact'
import { Timeline } from '@/ui/text/Timeline'
import { AppraisalSheet } from './AppraisalSheet'
import { standingText, toneOf } from './complaintText'
import { Evidence } from './Evidence'
import { ReportFacts } from './ReportFacts'
import { StateLine } from './StateLine'
import './complaint.scss'

type Props = { of: Complaint; onAdd: (words: string) => Promise<unknown> }

/** One complaint: how it stands and until when, what was told, the timeline with the answers, and what can be done. */
export function ComplaintView({ of, onAdd }: Props) {
  const [adding, setAdding] = useState(false)
  const [appraising, setAppraising] = useState(false)
  const [words, setWords] = useState('')
  const { state, subject, number, filedAt, phone, callTime, pictures, report, entries, stars, isSolved, can } = of
  const send = async () => {
    if (words.trim() === '') throw new Reason('请写下补充说明')
    await onAdd(words.trim())
    setWords('')
    setAdding(false)
    toast('已补充', { icon: 'check' })
  }
  const withdraw = async () => {
    const sure = await confirm({
      title: '撤回这条反馈？',
      text: '撤回后不再处理。有新的问题可以重新提交',
      no: '先不撤回',
      yes: '撤回',
      danger: true,
    })
    if (!sure) return
    await write(calls.withdraw, { params: { id: of.id } })
    toast('已撤回')
  }
  return (
    <Screen
      title="反馈详情"
      navRight={<IconButton name="headset" size={22} label="在线客服" onPress={() => go('kf')} />}
      bottomBar={
        (can.add || can.appraise || can.withdraw) && (
          <BottomBar>
            {can.withdraw && (
              <Button kind="outline" grow onPress={withdraw}>
                撤回
              </Button>
            )}
            {can.add && (
              <Button kind={can.appraise ? 'outline' : 'primary'} grow onPress={() => setAdding(true)}>
                {state === 'asked' ? '补充说明' : '继续补充'}
              </Button>
            )}
            {can.appraise && (
              <Button grow onPress={() => setAppraising(true)}>
                评价
              </Button>
            )}
          </BottomBar>
        )
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <View className="q-card">
          <StateLine of={of} />
          <View className={`text-14 margin-top-4 ${complaintStateOf(state).tone === 'done' ? 'color-secondary' : toneOf(state)}`}>
            {standingText(of)}
          </View>
          <View className="text-16 color-title margin-top-12 break-all pre-line">{of.words}</View>
          {pictures.length > 0 && <Evidence pictures={pictures} />}
        </View>
        <Section title="处理进度">
          <Timeline
            label="处理进度"
            entries={entries.map(({ at, event, words: said }, place) => ({
              id: `${place}${at}`,
              title: eventWords(event),
              ...(said !== null && { text: said }),
              time: shopTimeOfYear(at),
            }))}
          />
        </Section>
        {report && <ReportFacts of={report} />}
        <View className="q-card">
          <Fact label="反馈编号">{number}</Fact>
          <Fact label="提交时间">{shopTime(filedAt)}</Fact>
          {subject && <Fact label="关联对象">{subject.title}</Fact>}
          {of.isAnonymous && <Fact label="提交方式">匿名，凭查询码查看</Fact>}
          {phone !== null && <Fact label="联系电话">{callTime === '' ? phone : `${phone}，${callTime}`}</Fact>}
          {stars !== null && <Fact label="您的评价">{`${stars} 星，${isSolved === true ? '问题已解决' : '问题没有解决'}`}</Fact>}
        </View>
      </View>
      <Sheet
        open={adding}
        onClose={() => setAdding(false)}
        title="补充说明"
        footer={
          <Button block says="inline" onPress={send}>
            提交
          </Button>
        }
      >
        <TextArea
          label="补充的内容"
          value={words}
          onChange={setWords}
          placeholder="写下新的情况，或回答我们的问题"
          maxLength={MAX_COMPLAINT_WORDS}
        />
      </Sheet>
      <AppraisalSheet
        open={appraising}
        onClose={() => setAppraising(false)}
        onSend={async (body) => {
          await write(calls.appraise, { params: { id: of.id }, body })
          setAppraising(false)
          toast('谢谢您的评价', { icon: 'check' })
        }}
      />
    </Screen>
  )
}
