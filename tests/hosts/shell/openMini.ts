import { rows } from '../../../src/routes/rows'
import { callOfApp } from './gateway'
import { memory } from './memory'
import { orderInApp } from './ownOrderConfirm'
import type { MiniSettings } from './settings'

type Opening = { url: string; success: () => void; fail: () => void }

/** Puts the doctors' mini-program around the page: what WeChat's script makes `wx.miniProgram` of. */
export function openMini(settings: MiniSettings) {
  memory.write({ settings })
  const around = window as unknown as { miniOfShell: { navigateTo: (how: Opening) => void } }
  around.miniOfShell = {
    navigateTo({ url, success, fail }) {
      memory.note({ at: 'link', words: url })
      const { pathname, searchParams } = new URL(url, location.href)
      if (!settings.person) fail()
      else if (pathname === `/${rows.login.page}`) void leadBack(searchParams).then(success)
      else if (pathname === `/${rows.orderConfirm.page}`) void orderInApp(searchParams.get('settleId') ?? '', settings.system).then(success)
      else fail()
    },
  }
}

/** Somebody logs in in the mini-program, which opens the web-view anew with a code. */
async function leadBack(asked: URLSearchParams) {
  const entry = asked.get('entry')
  const { code } = await callOfApp<{ code: string }>('POST', '/login/codes', entry === null ? {} : { entry })
  const back = new URL(asked.get('backurl') ?? '/', location.href)
  back.searchParams.set('token', code)
  location.assign(back)
}
