import type { LotteryDetail } from '../../contract/lottery'

/** The twelve items of what is published, as shoppers read them. */
export const RuleList = ({ rules }: Pick<LotteryDetail, 'rules'>) => (
  <section className="revised-card lottery-rules" aria-label="活动规则">
    <h2>活动规则（线上的）</h2>
    <dl>
      {rules.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
