import { App, Button, Dropdown, Space } from 'antd'
import { staff, type Credentials, type Person } from '../../contract/staff'
import { ask } from '../client/ask'

type Action = { key: string; label: string; question: string; run: () => Promise<unknown> }
type Props = {
  of: Person
  isOwn: boolean
  onRoles: () => void
  onTold: (told: Credentials) => void
  /** Reads it again: until then the question stays, and what is done next goes by the new version. */
  onDone: () => Promise<unknown>
}

/** What can be done with an account; what ends somebody's work asks first. */
export function PersonActions({ of: { staffId, version, name, lockedAt, sessions }, isOwn, onRoles, onTold, onDone }: Props) {
  const { modal, message } = App.useApp()
  const params = { staffId }
  const actions: Action[] = [
    {
      key: 'reset',
      label: '重置密码和动态码',
      question: `重置后 ${name} 原来的密码和动态码不能再用，各处的登录会退出。`,
      run: () => ask(staff.resetCredentials, { params, version }).then(onTold),
    },
    ...(sessions > 0
      ? [
          {
            key: 'end',
            label: '结束登录',
            question: `${name} 会从 ${sessions} 处退出登录。`,
            run: () => ask(staff.endSessions, { params, version }),
          },
        ]
      : []),
    ...(lockedAt !== null
      ? [{ key: 'unlock', label: '解锁', question: `${name} 可以再次登录。`, run: () => ask(staff.unlock, { params, version }) }]
      : []),
    ...(lockedAt === null && !isOwn
      ? [
          {
            key: 'lock',
            label: '锁定',
            question: `${name} 会退出登录，解锁前不能再登录。`,
            run: () => ask(staff.lock, { params, version }),
          },
        ]
      : []),
    ...(isOwn
      ? []
      : [
          {
            key: 'remove',
            label: '停用',
            question: `${name} 不能再登录，停用后不能恢复；做过的操作仍在审计日志里。`,
            run: () => ask(staff.remove, { params, version }),
          },
        ]),
  ]
  const begin = ({ label, question, run }: Action) =>
    void modal.confirm({
      title: `${label}：${name}`,
      content: question,
      okText: label,
      cancelText: '取消',
      onOk: () =>
        run()
          .catch((error: unknown) => void message.error((error as Error).message))
          .then(onDone),
    })
  return (
    <Space>
      <Button onClick={onRoles}>更换岗位</Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: actions.map(({ key, label }) => ({ key, label, danger: key === 'remove' })),
          onClick: ({ key }) => actions.filter((action) => action.key === key).forEach(begin),
        }}
      >
        <Button>更多</Button>
      </Dropdown>
    </Space>
  )
}
