import { App, Switch } from 'antd'
import { consultation, type DoctorProfile } from '../../contract/consultation'
import { ask } from '../client/ask'
import { useOffline } from '../client/offline'
import { queries, useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import './doctors.css'

/** Whether a doctor takes patients, and how many wait for them or are talked with. */
export function DutySwitch() {
  const { data, error } = useAsk(consultation.me, {})
  if (error && !data) return <span className="late">接诊状态没有取到：{error.message}</span>
  if (!data) return null
  if (!data.profile) return <span className="duty-words">还不能接诊：请运营在「医生」页填写您的职称、科室和执业证书编号</span>
  return <Turn of={data} />
}

function Turn({ of: { isOnDuty, load } }: { of: DoctorProfile }) {
  const { send, isBusy } = useSending()
  const { message } = App.useApp()
  const isOffline = useOffline() !== undefined
  const turn = async (isOn: boolean) => {
    const isSent = await send(async (key) => {
      const after = await ask(consultation.duty, { body: { isOnDuty: isOn } }, key).catch((problem: unknown) => {
        void message.error((problem as Error).message)
        throw problem
      })
      queries.setQueryData([consultation.me.line, {}], after)
    })
    if (isSent) void message.success(isOn ? '开始接诊，会员可以选您' : '已休息，正在问诊的不受影响')
  }
  return (
    <label className="duty">
      <Switch
        checked={isOnDuty}
        loading={isBusy}
        disabled={isOffline}
        checkedChildren="接诊中"
        unCheckedChildren="休息"
        aria-label="接诊"
        onChange={(isOn) => void turn(isOn)}
      />
      <span className="duty-words">{load === 0 ? '没有人在问诊' : `${load} 人在等您或问诊中`}</span>
    </label>
  )
}
