import { words } from './builtin'
import { flag, text, type Define } from './define'
import { chooseAvatar, phoneNumberDetail } from '../wx/account'
import { agreeToPrivacy } from '../wx/privacy'
import { shareFrom } from '../wx/share'
import { isRefused } from '../wx/singlePage'

/** Presses of a form button reach the form around it; those with an `open-type` are answered by WeChat, here by a shopper who agrees. */
export const defineButton = (define: Define) =>
  define('button', {
    properties: {
      ...{ type: text('default'), size: text('default'), plain: flag(), disabled: flag(), loading: flag() },
      ...{ formType: text(), openType: text(), sessionFrom: text() },
    },
    drawn({ id, data, drawn, fire }) {
      const opens: Record<string, () => void> = {
        agreePrivacyAuthorization() {
          agreeToPrivacy(id())
          fire('agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
        },
        getPhoneNumber: () => fire('getphonenumber', phoneNumberDetail()),
        getRealtimePhoneNumber: () => fire('getrealtimephonenumber', phoneNumberDetail()),
        chooseAvatar: () => fire('chooseavatar', chooseAvatar()),
        openSetting: () => fire('opensetting', { errMsg: 'openSetting:ok', authSetting: {} }),
        contact: () => fire('contact', { errMsg: 'enterContact:ok' }),
        share: () => shareFrom('button', drawn),
      }
      drawn.addEventListener('click', () => {
        if (data().disabled) return
        if (data().formType) drawn.closest('wx-form')?.dispatchEvent(new CustomEvent(`form-${words(data().formType)}`))
        const kinds = words(data().openType).split('|').filter(Boolean)
        if (kinds.length > 0 && isRefused(`a button opens ${kinds.join(' and ')}`)) return
        for (const kind of kinds) opens[kind]?.()
      })
      return {
        updates: {
          disabled: (value) => void drawn.toggleAttribute('disabled', value === true),
          plain: (value) => void drawn.toggleAttribute('plain', value === true),
          type: (value) => void (drawn.dataset.type = words(value)),
          size: (value) => void (drawn.dataset.size = words(value)),
        },
      }
    },
  })
