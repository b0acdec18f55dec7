import type { AgreementStatus } from '@/contract/agreement'
import { Tag } from '@/ui/text/Tag'

const WORDS: Record<AgreementStatus, string> = { agreed: '已同意', outdated: '有新版本', declined: '未同意', withdrawn: '已撤回' }

/** How a member stands to a document, in words and in colour. */
export const StatusTag = ({ status }: { status: AgreementStatus }) => (
  <Tag kind={status === 'agreed' ? 'green' : 'outline'}>{WORDS[status]}</Tag>
)
