import { Button, Input, Segmented, Select, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { peopleOrder, PeopleQuery, staff, type Credentials, type Person } from '../../contract/staff'
import { ROLE_NAMES, ROLES } from '../../contract/workEndpoint'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { AddDialog } from './AddDialog'
import { CredentialsDialog } from './CredentialsDialog'
import { PersonActions } from './PersonActions'
import { RolesDialog } from './RolesDialog'

const STATES = [
  { value: 'present', label: '在用' },
  { value: 'removed', label: '已停用' },
]

/** The accounts of the counter: opened, given roles, locked and closed here. */
export function StaffPage() {
  const [words, change] = useWords()
  // A person's name stands in no address: what one looks for is forgotten with the page.
  const [name, setName] = useState<string>()
  const read = PeopleQuery.safeParse({ ...words, words: name })
  const query = read.success ? read.data : PeopleQuery.parse({})
  const list = useAsk(staff.people, { query })
  const me = useAsk(staff.me, {})
  const { onChange, column } = sortedTable<Person>({ query, order: peopleOrder(query), change })
  const [isAdding, setAdding] = useState(false)
  const [changing, setChanging] = useState<Person>()
  const [told, setTold] = useState<Credentials>()
  const show = (credentials: Credentials) => {
    setAdding(false)
    setTold(credentials)
    void list.refetch()
  }
  const close = () => {
    setChanging(undefined)
    void list.refetch()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        员工
      </Typography.Title>
      <div className="filters">
        <Segmented options={STATES} value={query.state} onChange={(state) => change({ state, page: undefined })} />
        <Select
          allowClear
          placeholder="岗位"
          aria-label="岗位"
          value={query.role}
          options={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          onChange={(role: string | undefined) => change({ role, page: undefined })}
          style={{ width: 120 }}
        />
        <Input.Search
          allowClear
          placeholder="姓名或登录名"
          aria-label="按姓名或登录名查找"
          onSearch={(found) => {
            setName(found.trim() || undefined)
            change({ page: undefined })
          }}
          style={{ width: 200 }}
        />
        <Button type="primary" onClick={() => setAdding(true)}>
          开通账号
        </Button>
      </div>
      <Answered of={list}>
        {(page) => (
          <Table<Person>
            size="middle"
            rowKey="staffId"
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun: '人' })}
            onChange={onChange}
            columns={[
              { title: '姓名', ...column('name'), render: (_cell, one) => <Who of={one} /> },
              { title: '岗位', render: (_cell, { roles }) => roles.map((role) => <Tag key={role}>{ROLE_NAMES[role]}</Tag>) },
              {
                title: '开通',
                ...column('createdAt'),
                width: 160,
                responsive: ['lg'],
                render: (_cell, { createdAt }) => shopTime(createdAt),
              },
              { title: '登录', ...column('lastSeenAt'), width: 190, render: (_cell, one) => <Standing of={one} /> },
              query.state === 'removed'
                ? { title: '停用', width: 160, render: (_cell, { removedAt }) => removedAt && shopTime(removedAt) }
                : {
                    title: <span className="unseen">操作</span>,
                    width: 200,
                    render: (_cell, one) => (
                      <PersonActions
                        of={one}
                        isOwn={one.staffId === me.data?.staffId}
                        onRoles={() => setChanging(one)}
                        onTold={show}
                        onDone={() => list.refetch()}
                      />
                    ),
                  },
            ]}
          />
        )}
      </Answered>
      {isAdding && <AddDialog onAdded={show} onClose={() => setAdding(false)} />}
      {changing && <RolesDialog of={changing} onClose={close} />}
      {told && <CredentialsDialog of={told} onClose={() => setTold(undefined)} />}
    </div>
  )
}

const Who = ({ of: { name, loginName, isDemonstration } }: { of: Person }) => (
  <>
    {name} {isDemonstration && <Tag>演示</Tag>}
    <div>
      <Typography.Text type="secondary">{loginName}</Typography.Text>
    </div>
  </>
)

function Standing({ of: { lockedAt, sessions, lastSeenAt } }: { of: Person }) {
  if (lockedAt !== null) return <span className="late">{shopTime(lockedAt)} 起锁定</span>
  return lastSeenAt === null ? '未登录' : `${sessions} 处，最近 ${shopTime(lastSeenAt)}`
}
