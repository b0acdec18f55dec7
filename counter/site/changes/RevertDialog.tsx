import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { change, type Change } from '../../contract/change'
import { ask } from '../client/ask'
import { Differences } from '../parts/Differences'

/** Asks before a change is taken back, showing what will become of it; a refusal stays in the gateway's words. */
export function RevertDialog({ of: { changeId, version, label, differences }, onClose }: { of: Change; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const revert = async () => {
    setBusy(true)
    try {
      await ask(change.revert, { params: { changeId }, version }, key)
      void message.success('已撤回')
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={`撤回对「${label}」的修改？`}
      okText="撤回修改"
      cancelText="取消"
      confirmLoading={isBusy}
      onOk={() => void revert()}
      onCancel={onClose}
    >
      <p>撤回后立即生效，并另记一条修改：</p>
      <Differences of={differences.map(({ field, from, to }) => ({ field, from: to, to: from }))} />
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
