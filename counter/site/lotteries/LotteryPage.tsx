import { Alert, Button, ConfigProvider } from 'antd'
import { useState } from 'react'
import { lottery, LOTTERY_TITLES, type LotteryAhead, type LotteryDetail } from '../../contract/lottery'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { StandingTag } from '../parts/Period'
import { RevisedField } from '../parts/RevisedField'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { useRevised, type Thing } from '../parts/useRevised'
import { changedOf, editedOf, prizesWords, problemOf } from './lotteryFields'
import { LotteryForm } from './LotteryForm'
import { PrizeTable } from './PrizeTable'
import { RuleList } from './RuleList'
import { StopDialog } from './StopDialog'
import '../products/products.css'
import './lotteries.css'

type Props = { activityId: string; /** Which a new one is made like. */ like: string | undefined; onClose: () => void; onSaved: () => void }

/** A draw as revisions until it begins: what is edited of it, its prizes, the shop's page with it, and every revision. In place of the list. */
export function LotteryPage({ activityId, like, onClose, onSaved }: Props) {
  const detail = useAsk(lottery.one, { params: { activityId } })
  const model = useAsk(lottery.one, { params: { activityId: like ?? activityId } })
  return (
    <RevisedThing {...{ subject: 'lottery', subjectId: activityId, detail, onSaved, onClose }}>
      {(thing) => (
        <Answered of={model}>{(other) => <Editing of={{ ...thing, now: madeLike(thing.now, other) }} onClose={onClose} />}</Answered>
      )}
    </RevisedThing>
  )
}

/** A new one begins with everything of another but its period. */
function madeLike(of: LotteryDetail, { fields }: LotteryDetail): LotteryDetail {
  const { beginsAt, endsAt } = of.fields
  return of.isNew ? { ...of, fields: { ...fields, beginsAt, endsAt } } : of
}

/** Why nothing of it can be edited; empty where it can. */
function frozenWords({ isFrozen, stoppedFor, standing }: LotteryDetail): string {
  if (stoppedFor !== null) return `活动已停止：${stoppedFor}`
  if (!isFrozen) return ''
  return standing === 'over' ? '活动已经结束，不能再改' : '活动已经开始，规则不能再改；需要修改请停止它并新建一个活动'
}

function Editing({ of, onClose }: { of: Thing<LotteryDetail>; onClose: () => void }) {
  const revised = useRevised<LotteryDetail, LotteryAhead>(of)
  const { seen, typed, change, refused, isOffline } = revised
  const [stopping, setStopping] = useState<LotteryDetail>()
  const { now, reread } = of
  const values = { ...seen.fields, ...typed }
  const edited = editedOf(seen, values)
  const frozen = frozenWords(now)
  const isBegun = seen.isNew && seen.fields.title !== ''
  const problemAt = (field: string) => (refused?.field.split('.')[0] === field ? refused.words : undefined)
  const isChanged = !seen.isNew && JSON.stringify(seen.fields.prizes) !== JSON.stringify(values.prizes)
  const goOn = () => {
    setStopping(undefined)
    void reread()
  }
  return (
    <>
      <RevisedPage
        of={revised}
        title={seen.isNew ? '新的抽奖活动' : now.fields.title}
        facts={<StandingTag of={now.standing} />}
        isNew={seen.isNew}
        edited={edited}
        count={Object.keys(isBegun ? edited : changedOf(seen.fields, values)).length}
        wrong={frozen || problemOf(seen, edited)}
        example="换季、节日活动"
        path={seen.path}
        form={
          <div className="lottery-form">
            {frozen !== '' && <Alert type="info" showIcon message={frozen} />}
            <ConfigProvider componentDisabled={frozen !== ''}>
              <LotteryForm isNew={seen.isNew} seen={seen.fields} values={values} change={change} problemAt={problemAt} />
            </ConfigProvider>
          </div>
        }
        below={
          <>
            <section className="revised-card" aria-label={LOTTERY_TITLES.prizes}>
              <ConfigProvider componentDisabled={frozen !== ''}>
                <RevisedField
                  label={LOTTERY_TITLES.prizes}
                  hint="从左上角起按顺时针排列；发完的改为排在后面还有的一项；处方药、甲类非处方药不能作奖品"
                  changed={isChanged ? `原 ${prizesWords(seen.fields.prizes)}` : undefined}
                  problem={problemAt('prizes')}
                >
                  <PrizeTable
                    prizes={values.prizes}
                    won={seen.isNew ? undefined : now.won}
                    isDisabled={frozen !== ''}
                    onChange={(prizes) => change({ prizes })}
                  />
                </RevisedField>
              </ConfigProvider>
            </section>
            {!now.isNew && <RuleList rules={now.rules} />}
          </>
        }
        onClose={onClose}
      >
        {now.isFrozen && now.standing === 'running' && (
          <Button danger disabled={isOffline} onClick={() => setStopping(now)}>
            停止
          </Button>
        )}
      </RevisedPage>
      {stopping && <StopDialog of={stopping} onClose={() => setStopping(undefined)} onDone={goOn} />}
    </>
  )
}
