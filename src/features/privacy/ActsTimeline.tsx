import type { AgreementAct } from '@/contract/agreement'
import { shopTime } from '@/lib/time'
import { Timeline } from '@/ui/text/Timeline'

const ACTS = { agree: '同意', decline: '不同意', withdraw: '撤回同意' } as const

/** Every yes, no and withdrawal with version, time, channel and device; nothing of it is ever changed. */
export const ActsTimeline = ({ acts, label, isMixed }: { acts: readonly AgreementAct[]; label: string; isMixed?: boolean }) => (
  <Timeline
    label={label}
    entries={acts.map(({ document, title, version, act, at, channelText, device }) => ({
      id: document + version + act + at,
      title: isMixed ? `${ACTS[act]}《${title}》` : ACTS[act],
      text: `版本 ${version}，${channelText}，设备尾号 ${device}`,
      time: shopTime(at),
    }))}
  />
)
