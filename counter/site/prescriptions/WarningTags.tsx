import type { ListedPrescription } from '../../contract/prescription'

const NAMES = { critical: '严重', warning: '中等', info: '提示' } as const

/** Whether it goes before others, what the safety check says of a prescription in one glance, gravest first, and whether a picture was used before. */
export function WarningTags({ of: { warnings, isReused, priorityMinutes } }: { of: ListedPrescription }) {
  const found = warnings ? (['critical', 'warning', 'info'] as const).filter((severity) => warnings[severity] > 0) : []
  const isUnknown = warnings && (!warnings.ran || warnings.notChecked > 0)
  return (
    <>
      {priorityMinutes > 0 && <span className="warning-tag warning-tag--first">优先</span>}
      {found.map((severity) => (
        <span key={severity} className={`warning-tag warning-tag--${severity}`}>
          {NAMES[severity]} {warnings?.[severity]}
        </span>
      ))}
      {isUnknown && <span className="warning-tag warning-tag--warning">有药品未查</span>}
      {warnings && found.length === 0 && !isUnknown && <span className="warning-tag warning-tag--none">无提示</span>}
      {isReused && <span className="warning-tag warning-tag--warning">图片曾出现</span>}
    </>
  )
}
