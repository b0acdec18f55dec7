import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { review } from '@/contract/review'
import { REPORT_REASON_IDS, REPORT_REASONS, type ReportReason } from '@/contract/reviewTags'
import { Reason } from '@/ui/feedback/reason'
import { toast } from '@/ui/feedback/toast'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'

const OPTIONS = REPORT_REASON_IDS.map((value) => ({ value, text: REPORT_REASONS[value] }))

/** Why a review should not stand there; somebody of the shop looks. */
export function ReportSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>()
  const send = async () => {
    if (reason === undefined) throw new Reason('请选择举报的原因')
    await write(review.report, { params: { id }, body: { reason } })
    toast('已收到举报，我们会尽快查看', { icon: 'check' })
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="举报这条评价"
      footer={
        <Button block says="inline" onPress={send}>
          提交举报
        </Button>
      }
    >
      <RadioList label="举报的原因" value={reason} options={OPTIONS} onChange={setReason} />
      <View className="text-13 color-secondary margin-top-8">工作人员查看之前，评价仍然展示。打分低不是举报的理由</View>
    </Sheet>
  )
}
