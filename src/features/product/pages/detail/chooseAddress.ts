import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'

/** For who it is that presses: what was tapped before the page was taken over is repeated while it may still be a visitor's. */
export const chooseAddress = () => (useSession.getState().member ? go('addresses') : openLogin())
