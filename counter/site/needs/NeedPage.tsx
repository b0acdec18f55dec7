import { Button, Popconfirm } from 'antd'
import { need, type NeedDetail } from '../../contract/need'
import { Reason } from '../../contract/revision'
import { useAsk } from '../client/useAsk'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { useRevised, type Thing } from '../parts/useRevised'
import { editedOf, isSigned, problemOf, valuesOf, type TypedNeed } from './needFields'
import { NeedForm } from './NeedForm'
import { ScoreBlock } from './ScoreBlock'
import './needs.css'

type Props = { name: string; onClose: () => void; onSaved: () => void }

/** A need as revisions: what is edited of it, the shop's search with it, its score, and every revision. In place of the list. */
export const NeedPage = ({ name, ...on }: Props) => (
  <RevisedThing subject="need" subjectId={name} detail={useAsk(need.one, { params: { name } })} {...on}>
    {(thing) => <Editing of={thing} onClose={on.onClose} />}
  </RevisedThing>
)

function Editing({ of, onClose }: { of: Thing<NeedDetail>; onClose: () => void }) {
  const { name } = of.now
  const revised = useRevised<NeedDetail, TypedNeed>(of)
  const { seen, reason, isStuck, isBusy } = revised
  const values = valuesOf(seen.fields, revised.typed)
  const edited = editedOf(seen.fields, values)
  const wrong = problemOf(edited)
  return (
    <RevisedPage
      of={revised}
      title={name}
      facts={signedWords(seen)}
      isNew={seen.isNew}
      edited={edited}
      wrong={wrong}
      example="顾客这样说、换了首选"
      isChecked={isSigned(edited)}
      path={seen.path}
      form={<NeedForm of={seen} values={values} change={revised.change} refused={revised.refused} />}
      below={<ScoreBlock name={name} edited={edited} wrong={wrong} />}
      onClose={onClose}
    >
      {!seen.isNew && <TakeAway name={name} isDisabled={isStuck || isBusy} reason={reason} press={() => void revised.write(null, 'now')} />}
    </RevisedPage>
  )
}

const signedWords = ({ approval }: NeedDetail) =>
  approval?.pharmacist ? `${approval.pharmacist} ${approval.approvedOn ?? ''} 审定；改了首选或文字，要药师重新复核` : '还没有药师审定'

type TakingAway = { name: string; reason: string; isDisabled: boolean; press: () => void }

/** The need goes at once, with its reason; the list of changes brings it back. */
function TakeAway({ name, reason, isDisabled, press }: TakingAway) {
  const hasReason = Reason.safeParse(reason).success
  return (
    <Popconfirm
      title={`删除「${name}」？`}
      description={hasReason ? '顾客搜它的词不再得到这些首选和提示；可以在变更记录里撤回。' : '请先在下面写这次为什么改。'}
      okText="删除"
      okButtonProps={{ danger: true, disabled: !hasReason }}
      cancelText="不删"
      onConfirm={press}
    >
      <Button danger disabled={isDisabled}>
        删除需求
      </Button>
    </Popconfirm>
  )
}
