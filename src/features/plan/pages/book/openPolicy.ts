import { write } from '@/api/write'
import { plan } from '@/contract/plan'
import { openPaper } from '@/domain/paper/openPaper'

/** Opens a policy as the insurer's document. */
export const openPolicy = async (policyId: string) => openPaper(await write(plan.pdf, { params: { policyId } }), '保单文件')
