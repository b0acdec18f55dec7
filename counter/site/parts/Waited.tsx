import { SECOND } from '../../../src/lib/duration'
import { shopTime } from '../../../src/lib/time'
import { lasting } from './lasting'

/** Since when something waits, and how long that is. */
export const Waited = ({ since }: { since: string }) => (
  <>
    {shopTime(since)}
    <div>已等 {lasting((Date.now() - Date.parse(since)) / SECOND)}</div>
  </>
)
