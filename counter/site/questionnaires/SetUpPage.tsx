import { Button, Descriptions, Space, Switch, Table, Typography } from 'antd'
import { useState } from 'react'
import { QUESTIONNAIRES, type QuestionnaireType } from '../../../src/contract/questionnaire'
import { shopTime } from '../../../src/lib/time'
import { questionnaire, type PublishedVersion, type QuestionnaireSetUp } from '../../contract/questionnaire'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { Answered } from '../parts/Answered'
import { useSession } from '../session/useSession'
import { Editor } from './Editor'
import { Figures } from './Figures'
import { WhyDialog } from './PublishDialog'

type Props = { type: QuestionnaireType; onClose: () => void }

/** One questionnaire: whether it is on, its versions, how it was answered, and what it asks. */
export function SetUpPage({ type, onClose }: Props) {
  const read = useAsk(questionnaire.one, { params: { type } })
  const { reread, isRereading } = useReread(read)
  return (
    <div>
      <Button onClick={onClose}>返回列表</Button>
      <Typography.Title level={1} style={{ fontSize: 22 }}>
        {QUESTIONNAIRES[type].words}
      </Typography.Title>
      <Answered of={read}>{(of) => <SetUp of={of} isBusy={isRereading} onChanged={() => void reread()} />}</Answered>
    </div>
  )
}

function SetUp({ of, isBusy, onChanged }: { of: QuestionnaireSetUp; isBusy: boolean; onChanged: () => void }) {
  const session = useSession()
  const mayEdit = session.state === 'in' && session.me.roles.includes('operator')
  const [isTurning, setTurning] = useState(false)
  const [editing, setEditing] = useState<QuestionnaireSetUp>()
  const { type, title, isOn, published, finished, halfDone, version } = of
  const changed = () => {
    setTurning(false)
    setEditing(undefined)
    onChanged()
  }
  if (editing) return <Editor of={editing} onClose={() => setEditing(undefined)} onPublished={changed} />
  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={2}
        items={[
          { key: 'title', label: '现在的名称', children: title },
          {
            key: 'on',
            label: '开放',
            children: (
              <Space>
                <Switch aria-label="开放给顾客" checked={isOn} disabled={!mayEdit} loading={isBusy} onChange={() => setTurning(true)} />
                {isOn ? '顾客可以填' : '没有开放'}
              </Space>
            ),
          },
          { key: 'published', label: '版本', children: `第 ${published} 版` },
          { key: 'counts', label: '份数', children: `提交 ${finished} 份，填了一半 ${halfDone} 份` },
        ]}
      />
      {mayEdit && (
        <Button type="primary" loading={isBusy} style={{ margin: '16px 0' }} onClick={() => setEditing(of)}>
          修改题目
        </Button>
      )}
      <Versions of={of} />
      <Figures key={of.published} of={of} />
      {isTurning && (
        <WhyDialog
          title={isOn ? '停用这份问卷' : '开放这份问卷'}
          text={isOn ? '顾客不能再填；填了一半的内容为他保留，提交过的仍能看。' : '顾客从现在起可以填。'}
          okText={isOn ? '停用' : '开放'}
          done={isOn ? '已停用' : '已开放'}
          write={(reason, key) => ask(questionnaire.turn, { params: { type }, body: { isOn: !isOn, reason }, version }, key)}
          onClose={() => setTurning(false)}
          onDone={changed}
        />
      )}
    </>
  )
}

const Versions = ({ of: { versions } }: { of: QuestionnaireSetUp }) => (
  <Table<PublishedVersion>
    size="small"
    rowKey="number"
    dataSource={versions}
    pagination={false}
    style={{ margin: '16px 0' }}
    columns={[
      { title: '版本', width: 90, render: (_cell, { number }) => `第 ${number} 版` },
      { title: '发布', width: 180, render: (_cell, { publishedAt }) => (publishedAt === null ? '随产品提供' : shopTime(publishedAt)) },
      { title: '谁', width: 120, render: (_cell, { publishedBy }) => publishedBy ?? '—' },
      { title: '原因', render: (_cell, { publishedAt, reason }) => (publishedAt === null ? '' : reason) },
    ]}
  />
)
