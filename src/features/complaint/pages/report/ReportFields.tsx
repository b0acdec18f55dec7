import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { complaint, MAX_COMPLAINT_PICTURES, MAX_COMPLAINT_WORDS } from '@/contract/complaint'
import { ADVERSE_WORDS, ANSWER_HOURS, COMPLAINT_KIND_IDS, COMPLAINT_KINDS, type ComplaintKind } from '@/contract/complaintKinds'
import { PictureField } from '@/domain/upload/PictureField'
import { go } from '@/routes/go'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { RadioChips } from '@/ui/form/RadioList'
import { Switch } from '@/ui/form/Switch'
import { TextArea } from '@/ui/form/TextArea'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { ContactFields } from '../../ContactFields'
import { OrderPick } from './OrderPick'
import { mayBeAbout, type ReportValues } from './reportForm'
import { useReport } from './useReport'

type Props = {
  kind: ComplaintKind | undefined
  subject: ReportValues['subject']
  isMember: boolean
  /** Filed without a name, under this code. */
  onFiled: (code: string) => void
}

const KINDS = COMPLAINT_KIND_IDS.map((value) => ({ value, text: COMPLAINT_KINDS[value].words }))

/** What it is about, what happened, pictures, and by which number to call back; or without a name. */
export function ReportFields({ isMember, onFiled, ...begin }: Props) {
  const { form, handIn } = useReport({ ...begin, isMember, onFiled })
  const { values, set, errorOf } = form
  const { isAnonymous, kind, subject } = values
  const kindError = errorOf('kind')
  const pick = (chosen: ComplaintKind) => {
    set('kind', chosen)
    if (subject && !mayBeAbout(chosen, subject.kind, isAnonymous)) set('subject', undefined)
  }
  const hide = (on: boolean) => {
    set('isAnonymous', on)
    if (subject && !mayBeAbout(kind, subject.kind, on)) set('subject', undefined)
  }
  return (
    <Screen
      navRight={
        <Press className="q-hit text-16 color-body" onPress={() => go(isMember ? 'reportRecord' : 'reportQuery')}>
          {isMember ? '记录' : '查询'}
        </Press>
      }
      bottomBar={
        <BottomBar>
          <Button grow says="inline" onPress={handIn}>
            提交
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Section title="您想反映什么">
          <RadioChips label="反映的问题" value={kind} options={KINDS} onChange={pick} />
          {kindError !== undefined && <ErrorLine flat>{kindError}</ErrorLine>}
        </Section>
        <CellGroup>
          <Cell icon="pill" title={ADVERSE_WORDS} value="由药师跟进" onPress={() => go('reportAdverse')} />
        </CellGroup>
        {subject && <Subject of={subject} onDrop={() => set('subject', undefined)} />}
        {!subject && isMember && !isAnonymous && mayBeAbout(kind, 'order', false) && (
          <OrderPick onPick={(id) => set('subject', { kind: 'order', id })} />
        )}
        <Section title="具体情况">
          <TextArea label="具体情况" {...form.fieldProps('words')} placeholder="发生了什么、希望怎么处理" maxLength={MAX_COMPLAINT_WORDS} />
          {isMember && !isAnonymous && (
            <View className="margin-top-12">
              <PictureField
                label="反馈图片"
                kind="complaint"
                ids={values.pictures}
                onChange={(pictures) => set('pictures', pictures)}
                max={MAX_COMPLAINT_PICTURES}
              />
            </View>
          )}
        </Section>
        {isMember && (
          <View className="q-card row justify-between gap-12">
            <View className="grow">
              <View className="text-16 color-title">匿名投诉</View>
              <View className="text-13 color-secondary margin-top-2">不记录账号，凭查询码查看回复</View>
            </View>
            <Switch label="匿名投诉" hidesLabel on={isAnonymous} onChange={hide} />
          </View>
        )}
        {isAnonymous ? (
          <Notice kind="info">匿名投诉不关联订单、不带图片和电话，以免泄露您的身份。提交后给您一个查询码，请保存好</Notice>
        ) : (
          <View className="q-card q-card--flush">
            <ContactFields phone={form.fieldProps('phone')} callTime={values.callTime} onCallTime={(chosen) => set('callTime', chosen)} />
          </View>
        )}
        <Notice kind="green" icon="clock">
          我们会在 {ANSWER_HOURS.complaint} 小时内回复，涉及用药安全的优先处理
        </Notice>
      </View>
    </Screen>
  )
}

/** What it is about, as the shop calls it; where that is not known any more it is left out. */
function Subject({ of, onDrop }: { of: NonNullable<ReportValues['subject']>; onDrop: () => void }) {
  const { data } = useRead(complaint.subject, { query: of })
  return (
    <Section title="关联对象">
      <View className="row justify-between gap-12">
        <View className="text-16 color-title grow break-all">{data?.title ?? '已关联'}</View>
        <Button kind="text" size="s" quiet onPress={onDrop}>
          移除
        </Button>
      </View>
    </Section>
  )
}
