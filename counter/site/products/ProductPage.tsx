import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { needsCheck, type GoodsFields } from '../../contract/goods'
import { product, type ProductDetail } from '../../contract/product'
import { revision, type Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { go } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { Compared } from '../parts/Compared'
import { ConflictNote } from '../parts/ConflictNote'
import { HeadFacts } from '../parts/HeadFacts'
import { PublishBar } from '../parts/PublishBar'
import { liveOf, Revisions } from '../parts/Revisions'
import { ShopPhone } from '../parts/ShopPhone'
import { useRevising } from '../parts/useRevising'
import { useRevisionDraft } from '../parts/useRevisionDraft'
import { rowsBetween, rowsOfEdit } from './comparedRows'
import { GoodsForm } from './GoodsForm'
import { editedOf, problemOf } from './goodsFields'
import { MARK_NAMES } from './shelf'
import { StockDialog } from './StockDialog'
import '../prescriptions/review.css'
import './goods.css'

type Props = { productCode: string; onClose: () => void; onSaved: () => void }
const SUBJECT = 'goods'

/** A product as revisions: what is edited of it, the shop's page with it, every revision, and what differs. In place of the list. */
export function ProductPage({ productCode, onClose, onSaved }: Props) {
  const detail = useAsk(product.detail, { params: { productCode } })
  const kept = useAsk(revision.list, { query: { subject: SUBJECT, subjectId: productCode, size: 50 } })
  const reread = async () => {
    onSaved()
    const [{ data }] = await Promise.all([detail.refetch(), kept.refetch()])
    return data
  }
  useKeys({ leave: leaving(onClose) })
  return (
    <div className="review goods">
      <Answered of={detail}>
        {(data) => (
          <Answered of={kept}>
            {({ results }) => <Editing key={productCode} now={data} all={results} reread={reread} onClose={onClose} />}
          </Answered>
        )}
      </Answered>
    </div>
  )
}

/** Esc closes what lies over the page first. */
const leaving = (close: () => void) => () => {
  if (document.querySelector('[role="dialog"], .ant-popover:not(.ant-popover-hidden)') === null) close()
}

type EditingProps = { now: ProductDetail; all: readonly Revision[]; reread: () => Promise<ProductDetail | undefined>; onClose: () => void }

function Editing({ now, all, reread, onClose }: EditingProps) {
  const { productCode, name, brandName, makerName, mark } = now
  const [seen, setSeen] = useState(now)
  const { typed, reason, own, change: set, setReason, take, clear } = useRevisionDraft<GoodsFields>(`${SUBJECT}:${productCode}`, all)
  const [chosen, setChosen] = useState<string[]>([])
  const [stocked, setStocked] = useState<ProductDetail['skus'][number]>()
  const {
    write: revise,
    discard,
    problem,
    refused,
    conflict,
    forget,
    isBusy: isSending,
    isOffline,
  } = useRevising({ subject: SUBJECT, subjectId: productCode, version: seen.version })
  const { fields } = seen
  const edited = editedOf(fields, typed)
  const live = liveOf(all)
  const { reread: lookAgain, isRereading } = useReread({
    refetch: async () => {
      const present = await reread()
      if (present) setSeen(present)
      forget()
    },
  })
  const isBusy = isSending || isRereading
  const write = async (when: string, sentence: string) => {
    const written = await revise({ edited, reason, when, typed: sentence }, own)
    if (!written) return
    if (written.state === 'draft') take(written)
    else clear()
    void lookAgain()
  }
  const drop = async (item: Revision) => {
    if (!(await discard(item))) return
    clear()
    void lookAgain()
  }
  const revert = ({ changeId }: Revision) => go(`/changes?subject=${SUBJECT}&subjectId=${productCode}#${changeId ?? ''}`)
  const [one, other] = chosen.map((id) => all.find(({ revisionId }) => revisionId === id))
  const pair = one && other ? ([one, other] as const) : undefined
  return (
    <>
      <HeadFacts>
        <h1>{name}</h1>
        <span>
          {productCode} {brandName} {makerName} <Tag>{MARK_NAMES[mark]}</Tag>
        </span>
        {live && <Tag color="green">线上 v{live.number}</Tag>}
      </HeadFacts>
      <div className="goods-body">
        {all.map((item) => (
          <Coming
            key={item.revisionId}
            of={item}
            isOwn={item.revisionId === own?.revisionId}
            show={() => setChosen(live ? [live.revisionId, item.revisionId] : [item.revisionId])}
          />
        ))}
        {conflict && <ConflictNote of={conflict} keep={{ label: '保留我填的，重新比较', press: () => void lookAgain() }} />}
        <div className="goods-columns">
          <GoodsForm of={now} seen={fields} typed={typed} edited={edited} change={set} onStock={setStocked} />
          <ShopPhone subject={SUBJECT} subjectId={productCode} edited={edited} path={now.path} />
          <Revisions
            all={all}
            chosen={chosen}
            choose={setChosen}
            onContinue={take}
            onDiscard={(item) => void drop(item)}
            onRevert={revert}
            isBusy={isBusy || isOffline}
          />
        </div>
        {pair ? (
          <Compared title={`v${pair[0].number} 与 v${pair[1].number}`} from="较早的" to="较晚的" rows={rowsBetween(all, pair)} />
        ) : one ? (
          <Compared title={`v${one.number} 改了什么`} from="之前" to={`v${one.number}`} rows={one.differences} />
        ) : (
          Object.keys(edited).length > 0 && (
            <Compared
              title="这次的改动"
              from={live ? `线上 v${live.number}` : '线上'}
              to="这次"
              rows={rowsOfEdit(fields, edited, now.skus)}
            />
          )
        )}
      </div>
      <PublishBar
        count={Object.keys(edited).length}
        own={own}
        reason={reason}
        onReason={setReason}
        wrong={problemOf(edited, fields)}
        problem={problem}
        isChecked={needsCheck(edited)}
        isLeap={refused?.code === 'LEAP'}
        isDisabled={isOffline || conflict !== undefined}
        isBusy={isBusy}
        onWrite={(when, sentence) => void write(when, sentence)}
        onClear={() => {
          clear()
          forget()
        }}
        onClose={onClose}
      />
      {stocked && (
        <StockDialog
          of={stocked}
          reread={() => reread().then((present) => present?.skus.find(({ skuCode }) => skuCode === stocked.skuCode))}
          onSaved={() => {
            setStocked(undefined)
            void reread()
          }}
          onClose={() => setStocked(undefined)}
        />
      )}
    </>
  )
}

/** What is still to come of a product, or could not: said above the form, for it is easily edited past. */
function Coming({ of, isOwn, show }: { of: Revision; isOwn: boolean; show: () => void }) {
  const { state, number, publishAt, reason, problem, differences } = of
  const see = (
    <Button type="link" size="small" onClick={show}>
      看这 {differences.length} 处
    </Button>
  )
  if (state === 'failed') return <Alert type="error" showIcon message={`v${number} 没有上线：${problem ?? ''}`} action={see} />
  if (state === 'inCheck' && !isOwn) return <Alert type="warning" showIcon message={`v${number} 在等药师复核：${reason}`} action={see} />
  if (state !== 'scheduled' || publishAt === null || isOwn) return null
  return <Alert type="warning" showIcon message={`v${number} 定于 ${shopTime(publishAt)} 上线：${reason}`} action={see} />
}
