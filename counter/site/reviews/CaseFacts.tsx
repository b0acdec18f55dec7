import type { ReactNode } from 'react'
import { REPORT_REASONS } from '../../../src/contract/reviewTags'
import { shopTime } from '../../../src/lib/time'
import type { ReviewCase } from '../../contract/review'
import { FactList, type Fact } from '../parts/FactList'
import { PictureViewer } from '../pictures/PictureViewer'
import { standingOf, tagsText } from './words'

type Props = {
  of: ReviewCase
  /** As it was when somebody began to decide. */
  before: ReviewCase | undefined
  isCovered: boolean
}

/** The pictures, beside them what was written, and who reported it. */
export const CaseFacts = ({ of, before, isCovered }: Props) => (
  <div className="review-columns">
    <PictureViewer
      of={{ kind: 'review', recordId: of.id }}
      title="评价的图片"
      ids={of.pictureIds}
      none="这条评价没有图片。"
      isCovered={isCovered}
    />
    <div className="review-facts" tabIndex={0} role="region" aria-label="评价内容">
      <Card title="评价">
        <FactList facts={factsOf(of)} before={before && factsOf(before)} />
      </Card>
    </div>
    <div className="review-aside" tabIndex={0} role="region" aria-label="举报与处理">
      <Card title="举报与处理">
        {of.reports.length === 0 && of.decided === null && <p>没有人举报，也还没有处理过。</p>}
        <ol className="aftersales-log">
          {of.decided && (
            <li>
              <time>{shopTime(of.decided.at)}</time>
              {of.hidden ? `没有展示：${[of.hidden.reason, of.hidden.note].filter(Boolean).join('，')}` : '看过，展示'}
              <small>{of.decided.by}</small>
            </li>
          )}
          {of.reports.map(({ reason, at }, place) => (
            <li key={place}>
              <time>{shopTime(at)}</time>
              {(REPORT_REASONS as Readonly<Record<string, string>>)[reason] ?? reason}
              <small>读者举报</small>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  </div>
)

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="review-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** What is empty says nothing and has no row. */
const told = (facts: readonly Fact[]) => facts.filter(([, words]) => words !== '')

const factsOf = (of: ReviewCase): Fact[] =>
  told([
    ['商品', [of.product.name, of.specification, of.quantity > 1 ? `× ${of.quantity}` : ''].filter(Boolean).join(' ')],
    ['显示的名字', of.shownName],
    ['评分', `${of.stars} 星`],
    ['标签', tagsText(of.tags)],
    ['内容', of.words],
    ['追评', of.added === null ? '' : `${of.added.words}（${shopTime(of.added.at)}）`],
    ['药房回复', of.answer === null ? '' : `${of.answer.words}（${of.answer.by}，${shopTime(of.answer.at)}）`],
    ['状态', standingOf(of.state)],
    ['签收时间', shopTime(of.receivedAt)],
    ['评价时间', shopTime(of.writtenAt)],
    ['觉得有帮助', of.helpful > 0 ? `${of.helpful} 人` : ''],
  ])
