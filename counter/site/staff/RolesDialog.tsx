import { Alert, Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { staff, type Person } from '../../contract/staff'
import { ask } from '../client/ask'
import { ROLE_OPTIONS } from './roleOptions'

/** What somebody may do from now on; it holds at once, wherever they are logged in. */
export function RolesDialog({ of: { staffId, version, name, ...own }, onClose }: { of: Person; onClose: () => void }) {
  const [roles, setRoles] = useState(own.roles)
  const [key] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await ask(staff.changeRoles, { params: { staffId }, body: { roles }, version }, `${key}-${roles.join('-')}`)
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={`${name} 的岗位`}
      okText="更换"
      cancelText="取消"
      okButtonProps={{ disabled: roles.length === 0 }}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <div className="stack">
        <Checkbox.Group options={ROLE_OPTIONS} value={roles} onChange={setRoles} />
        {problem !== '' && <Alert type="error" showIcon message={problem} />}
      </div>
    </Modal>
  )
}
