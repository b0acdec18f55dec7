import { Button, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { consultation, type DoctorProfile } from '../../contract/consultation'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { DoctorDialog } from './DoctorDialog'

/** Everybody with the role of a doctor: what shoppers read of them is filled in here. */
export function DoctorsPage() {
  const list = useAsk(consultation.doctors, {})
  const [changing, setChanging] = useState<DoctorProfile>()
  const close = () => {
    setChanging(undefined)
    void list.refetch()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        医生
      </Typography.Title>
      <p>岗位是医生的员工都在这里。填写了职称、科室和执业证书编号，医生才能接诊，会员才看得到。岗位在「员工」页开通。</p>
      <Answered of={list}>
        {({ results }) => (
          <Table<DoctorProfile>
            size="middle"
            rowKey="staffId"
            dataSource={results}
            pagination={false}
            locale={{ emptyText: '还没有医生：请先在「员工」页给员工开通医生岗位' }}
            columns={[
              { title: '姓名', dataIndex: 'name' },
              { title: '职称和科室', render: (_cell, { profile }) => <Shown of={profile} /> },
              { title: '执业证书编号', responsive: ['lg'], render: (_cell, { profile }) => profile?.registration },
              { title: '现在', width: 180, render: (_cell, one) => <Standing of={one} /> },
              {
                title: <span className="unseen">操作</span>,
                width: 100,
                render: (_cell, one) => (
                  <Button aria-label={`${one.profile ? '修改' : '填写'}${one.name}的资料`} onClick={() => setChanging(one)}>
                    {one.profile ? '修改' : '填写'}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Answered>
      {changing && <DoctorDialog of={changing} onDone={close} onClose={() => setChanging(undefined)} />}
    </div>
  )
}

const Shown = ({ of }: { of: DoctorProfile['profile'] }) =>
  of ? `${of.title}，${of.department}` : <span className="late">没有填写，不能接诊</span>

const Standing = ({ of: { profile, isOnDuty, load } }: { of: DoctorProfile }) =>
  profile && (
    <>
      <Tag color={isOnDuty ? 'success' : 'default'}>{isOnDuty ? '接诊中' : '休息'}</Tag>
      {load > 0 && `${load} 人在问诊`}
    </>
  )
