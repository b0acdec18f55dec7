import { openPermissionSettings } from '@/platform/permissions'
import { confirm } from './dialog'
import { lacksConsent } from './reason'

/** Where WeChat failed because one of its permissions is off, leads to its settings and ends the press; any other failure goes on. */
export const askToAllow =
  (question: { title: string; text: string }) =>
  async (failure: unknown): Promise<never> => {
    if (lacksConsent(failure) || !/auth|permission|denied/i.test(String((failure as { errMsg?: unknown }).errMsg))) throw failure
    if (await confirm({ ...question, yes: '去设置' })) await openPermissionSettings?.()
    throw Object.assign(new Error(question.title), { code: 'ABORTED' })
  }
