import { Button, Card, Table, Typography } from 'antd'
import { setting, type Setting } from '../../contract/setting'
import { FIXED_SETTINGS, isSettingKey, settingOfKey } from '../../contract/settings/shopSettings'
import { SETTING_GROUPS } from '../../contract/settings/shopSetting'
import { textOfValue } from '../../contract/settings/textOfValue'
import { shopTime } from '../../../src/lib/time'
import { useOpened } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { SettingDrawer } from './SettingDrawer'

/** Every setting of the shop by group; one is opened by its address: `?key=hotWords`. */
export function SettingsPage() {
  const { opened: key, ...drawer } = useOpened('key')
  const list = useAsk(setting.list, {})
  const close = () => {
    drawer.close()
    void list.refetch()
  }
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        商城设置
      </Typography.Title>
      <ComingRevisions subject="setting" />
      <Answered of={list}>
        {({ results }) => {
          const open = results.find((one) => one.key === key)
          return (
            <>
              {SETTING_GROUPS.map((group) => (
                <Card key={group} title={group} size="small">
                  <Group settings={results.filter((one) => groupOf(one) === group)} onOpen={(own) => drawer.open(own)} />
                </Card>
              ))}
              <Card title="不在这里改的" size="small">
                <Fixed />
              </Card>
              {open && isSettingKey(open.key) && (
                <SettingDrawer
                  key={open.key}
                  settingKey={open.key}
                  held={open}
                  reread={() => list.refetch().then(({ data }) => data?.results.find((one) => one.key === open.key))}
                  onClose={close}
                />
              )}
            </>
          )
        }}
      </Answered>
    </div>
  )
}

const groupOf = ({ key }: Setting) => (isSettingKey(key) ? settingOfKey(key).group : undefined)

function Group({ settings, onOpen }: { settings: Setting[]; onOpen: (key: string) => void }) {
  const rows = settings.flatMap((one) => (isSettingKey(one.key) ? [{ ...one, ...settingOfKey(one.key) }] : []))
  return (
    <Table
      size="small"
      rowKey="key"
      pagination={false}
      showHeader={false}
      dataSource={rows}
      columns={[
        { width: 190, render: (_cell, { title }) => title },
        { render: (_cell, { editor, value }) => <span className="clipped">{textOfValue(editor, value)}</span> },
        {
          width: 210,
          responsive: ['lg'],
          render: (_cell, { changed, isDefault }) => (changed ? `${changed.by} ${shopTime(changed.at)} 改过` : isDefault ? '默认' : ''),
        },
        {
          width: 90,
          render: (_cell, { key, title }) => (
            <Button aria-label={`修改${title}`} onClick={() => onOpen(key)}>
              修改
            </Button>
          ),
        },
      ]}
    />
  )
}

const Fixed = () => (
  <Table
    size="small"
    rowKey="title"
    pagination={false}
    showHeader={false}
    dataSource={[...FIXED_SETTINGS]}
    columns={[
      { width: 280, dataIndex: 'title' },
      { dataIndex: 'reason', render: (reason: string) => <Typography.Text type="secondary">{reason}</Typography.Text> },
    ]}
  />
)
