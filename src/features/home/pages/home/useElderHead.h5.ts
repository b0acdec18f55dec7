import { beforeTakeOver } from '@/lib/renderedStates'
import { renderedFrom } from '@/platform/renderedPage'
import { lazy } from '@/ui/state/lazy'

/** Fetched in the elder version alone. */
export const useElderHead = lazy(async () => (await import('./ElderHead')).ElderHead)
// The rendered page has it. What does not come is asked for again by the page itself.
if (renderedFrom.current?.elder) beforeTakeOver.push(useElderHead.load().catch(() => undefined))
