import { Alert } from 'antd'
import type { CaseSafety } from '../../contract/safety'

const TYPES = { critical: 'error', warning: 'warning', info: 'info' } as const

/** What the safety check says of a case, before anybody decides; what it did not check stands there as such. */
export function SafetyFindings({ of, label = '用药安全检查' }: { of: CaseSafety; /** Where a page shows two. */ label?: string }) {
  const { ran, hasPatient, findings, products, dataDate, approvedBy } = of
  const nameOf = (code: string) => products.find(({ productCode }) => productCode === code)?.name ?? code
  const left = products.filter(({ notChecked }) => notChecked !== null)
  const isClear = ran && findings.length === 0 && left.length === 0
  return (
    <section className="stack" aria-label={label} style={{ marginBottom: 16 }}>
      {findings.map(({ ruleId, severity, title, words, advice, because, source, productCodes }) => (
        <Alert
          key={ruleId}
          type={TYPES[severity]}
          showIcon
          message={`${title}：${productCodes.map(nameOf).join(' + ')}${because === null ? '' : `（${because}）`}`}
          description={`${words}${advice} 依据：${source.document}，${source.section}（${source.date}）`}
        />
      ))}
      {left.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={
            approvedBy === null
              ? '规则表没有药师签核，没有启用，请人工核对'
              : ran
                ? '有药品未查，没查到不等于没问题，请人工核对'
                : '用药检查没有做成，请人工核对'
          }
          description={left.map(({ name, text }) => `未查：${name}（${text}）`).join('；')}
        />
      )}
      {isClear && <Alert type="success" showIcon message="用药检查：没有发现冲突" />}
      <small>
        规则资料 {dataDate}，审核：{approvedBy ?? '无'}
        {hasPatient ? '，按用药人的年龄和健康信息核对' : '，没有用药人资料，只核对了药和药之间'}
      </small>
    </section>
  )
}
