import { words } from '../builtins/builtin'
import { paragraph } from '../paragraph'
import { openPanel } from '../panel'
import type { Calls } from './given'

const overlay = (text: string) => {
  const box = document.getElementById('overlay')
  if (!box) return
  box.textContent = text
  box.hidden = text === ''
}
let ending: ReturnType<typeof setTimeout> | undefined

/** What WeChat says above a page, and waits to be answered. */
export const feedbackCalls: Calls = {
  showToast({ title, duration = 1500 }) {
    overlay(String(title))
    clearTimeout(ending)
    ending = setTimeout(() => overlay(''), Number(duration))
  },
  hideToast: () => overlay(''),
  showLoading({ title }) {
    clearTimeout(ending)
    overlay(String(title))
  },
  hideLoading: () => overlay(''),
  showModal: ({ title, content, confirmText, cancelText, showCancel }) =>
    new Promise((resolve) =>
      openPanel({
        content: [paragraph(title), paragraph(content)],
        ...(confirmText !== undefined && { confirmText: words(confirmText) }),
        ...(cancelText !== undefined && { cancelText: words(cancelText) }),
        canCancel: showCancel !== false,
        onConfirm: () => resolve({ confirm: true, cancel: false }),
        onCancel: () => resolve({ confirm: false, cancel: true }),
      }),
    ),
  showActionSheet: ({ itemList }) =>
    new Promise((resolve, reject) => {
      const rows = (itemList as string[]).map((text, tapIndex) => {
        const row = Object.assign(document.createElement('button'), { textContent: text })
        row.addEventListener('click', () => {
          close()
          resolve({ tapIndex })
        })
        return row
      })
      const close = openPanel({ content: rows, canConfirm: false, onCancel: () => reject(new Error('cancel')) })
    }),
  hideKeyboard() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
