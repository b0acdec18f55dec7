import { App, Button, Layout, Result, Space, Tag } from 'antd'
import { useState } from 'react'
import { ROLE_NAMES } from '../contract/workEndpoint'
import type { Me } from '../contract/staff'
import { consultation } from '../contract/consultation'
import { find } from '../contract/find'
import { go, usePath } from './client/address'
import { DutySwitch } from './doctors/DutySwitch'
import { FindBox } from './find/FindBox'
import { PAGES, pagesOf } from './pages'
import { HeadFactsPlace } from './parts/HeadFacts'
import { OfflineNote } from './parts/OfflineNote'
import { NoRightPage } from './session/NoRightPage'
import { PasswordDialog } from './session/PasswordDialog'
import { logOut } from './session/useSession'
import { SideBar } from './SideBar'

/** Side bar, who is logged in, and the page at the address. */
export function Shell({ me }: { me: Me }) {
  const path = usePath()
  const pages = pagesOf(me.roles)
  const [head, setHead] = useState<HTMLElement | null>(null)
  const shown = pages.find((page) => page.path === path)
  const finds = find.records.roles.some((role) => me.roles.includes(role))
  return (
    <Layout className="screen">
      <Layout.Sider width={64} theme="light">
        <SideBar pages={pages} path={path} finds={finds} />
      </Layout.Sider>
      <Layout>
        <Layout.Header className="head">
          <div className="head-facts" ref={setHead} />
          {finds && <FindBox />}
          {consultation.me.roles.some((role) => me.roles.includes(role)) && <DutySwitch />}
          <WhoIsHere me={me} />
        </Layout.Header>
        <Layout.Content className="content">
          <OfflineNote />
          <HeadFactsPlace value={head}>{shown ? <shown.page /> : <NotShown path={path} me={me} />}</HeadFactsPlace>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

/** A page of others, or none. */
function NotShown({ path, me }: { path: string; me: Me }) {
  const other = PAGES.find((page) => page.path === path)
  if (other) return <NoRightPage key={path} of={other} me={me} />
  return <Result status="404" title="没有这一页" extra={<Button onClick={() => go('/')}>回到今天</Button>} />
}

function WhoIsHere({ me }: { me: Me }) {
  const [isChanging, setChanging] = useState(false)
  const { message } = App.useApp()
  const leave = () => logOut().catch((error: unknown) => void message.error((error as Error).message))
  return (
    <Space>
      <span>{me.name}</span>
      {me.roles.map((role) => (
        <Tag key={role}>{ROLE_NAMES[role]}</Tag>
      ))}
      <Button type="text" onClick={() => setChanging(true)}>
        修改密码
      </Button>
      <Button type="text" onClick={() => void leave()}>
        退出
      </Button>
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </Space>
  )
}
