import { FailedPage } from './FailedPage'

/** Where a page arrived and its code failed: nothing the network could mend, and loading it anew may. */
export const BrokenPage = () => <FailedPage text="是我们这边出了问题，不是您的网络。稍等几秒再试一次。" onRetry={() => location.reload()} />
