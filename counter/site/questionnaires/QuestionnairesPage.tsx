import { Button, Table, Tag, Typography } from 'antd'
import { QUESTIONNAIRES, QuestionnaireType } from '../../../src/contract/questionnaire'
import { questionnaire, type ListedQuestionnaire } from '../../contract/questionnaire'
import { useOpened } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { SetUpPage } from './SetUpPage'
import './questionnaires.css'

/** The questionnaires there are; the address says which is open: `?type=health`. */
export function QuestionnairesPage() {
  const { opened, open, close } = useOpened('type')
  const list = useAsk(questionnaire.list, {})
  const type = QuestionnaireType.safeParse(opened)
  if (type.success) return <SetUpPage key={type.data} type={type.data} onClose={close} />
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        问卷
      </Typography.Title>
      <Answered of={list}>
        {({ results }) => (
          <Table<ListedQuestionnaire>
            rowKey="type"
            dataSource={results}
            pagination={false}
            columns={[
              { title: '问卷', render: (_cell, one) => QUESTIONNAIRES[one.type].words },
              { title: '顾客看到的名称', dataIndex: 'title', responsive: ['lg'] },
              { title: '版本', width: 100, render: (_cell, { published }) => `第 ${published} 版` },
              { title: '提交', width: 100, render: (_cell, { finished }) => `${finished} 份` },
              {
                title: '状态',
                width: 110,
                render: (_cell, { isOn }) => <Tag color={isOn ? 'success' : 'default'}>{isOn ? '开放' : '没有开放'}</Tag>,
              },
              {
                title: <span className="unseen">操作</span>,
                width: 100,
                render: (_cell, one) => (
                  <Button aria-label={`打开${QUESTIONNAIRES[one.type].words}`} onClick={() => open(one.type)}>
                    打开
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Answered>
    </div>
  )
}
