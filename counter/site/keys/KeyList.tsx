import { Modal, Switch, Table } from 'antd'
import { KEYS } from './keys'
import { switchKeys, useKeysOn } from './keysOn'

type Row = { label: string; what: string }

/** What each key does, and the switch that turns them off in this browser. */
export function KeyList({ queues, finds, onClose }: { queues: readonly string[]; finds: boolean; onClose: () => void }) {
  const isOn = useKeysOn()
  const { find, ...others } = KEYS
  const rows: Row[] = [
    ...queues.map((title, place) => ({ label: String(place + 1), what: title })),
    ...Object.values(finds ? KEYS : others),
  ]
  return (
    <Modal open title="按键" footer={null} onCancel={onClose} width={480}>
      <label className="keys-switch">
        <Switch checked={isOn} onChange={switchKeys} aria-label="单键快捷键" />
        单键快捷键（只在这个浏览器）
      </label>
      <Table<Row>
        size="small"
        rowKey="label"
        pagination={false}
        showHeader={false}
        dataSource={rows}
        columns={[{ dataIndex: 'label', width: 80, render: (label: string) => <kbd className="key">{label}</kbd> }, { dataIndex: 'what' }]}
      />
    </Modal>
  )
}
