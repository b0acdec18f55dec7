import { bundle } from '../bundle'
import { openPanel } from '../panel'
import { lastListener } from './events'
import type { Calls, Given } from './given'

type Answer = { event: 'exposureAuthorization' | 'agree' | 'disagree'; buttonId?: string }

let agreed = false
let contracts = 0
let agreeingButton = ''

/** The shopper pressed a button with `open-type="agreePrivacyAuthorization"`. */
export const agreeToPrivacy = (buttonId: string) => void (agreeingButton = buttonId)

/** How often the shopper opened WeChat's own page of the guide. */
export const contractsOpened = () => contracts

const isNeeded = () => bundle.app.__usePrivacyCheck__ === true && !agreed

/** Before the first call that touches something private WeChat asks, by the page's own layer where it has one, else by its own. */
async function consent(referrer: string) {
  if (!isNeeded()) return
  const ask = lastListener('NeedPrivacyAuthorization') as ((resolve: (answer: Answer) => void, about: object) => void) | undefined
  const says = await new Promise<boolean>((resolve) => {
    if (!ask) {
      const words = Object.assign(document.createElement('p'), { textContent: '在你使用服务之前，请仔细阅读《用户隐私保护指引》' })
      openPanel({
        content: [words],
        confirmText: '同意',
        cancelText: '拒绝',
        onConfirm: () => resolve(true),
        onCancel: () => resolve(false),
      })
      return
    }
    ask(
      ({ event, buttonId }) => {
        if (event === 'agree') resolve(buttonId !== undefined && buttonId === agreeingButton)
        if (event === 'disagree') resolve(false)
      },
      { referrer },
    )
  })
  if (!says) throw new Error('privacy permission is not authorized')
  agreed = true
}

/** A call that waits for the shopper's consent to the privacy guide. */
export const withConsent =
  (name: string, work: (given: Given) => unknown): Calls[string] =>
  async (given) => {
    await consent(name)
    return work(given)
  }

export const privacyCalls: Calls = {
  getPrivacySetting: () => ({ needAuthorization: isNeeded(), privacyContractName: '《用户隐私保护指引》' }),
  requirePrivacyAuthorize: () => consent('requirePrivacyAuthorize'),
  openPrivacyContract: () => void (contracts += 1),
}
