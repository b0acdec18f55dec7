import { words } from '../builtins/builtin'
import type { PageStack } from '../pageStack'
import { alertBefore } from '../wayBack'
import type { Calls } from './given'

/** The alert before the page on top is left. */
export const leavingCalls = (stack: PageStack): Calls => ({
  enableAlertBeforeUnload: ({ message }) => alertBefore(stack.top, words(message)),
  disableAlertBeforeUnload: () => alertBefore(stack.top),
})
