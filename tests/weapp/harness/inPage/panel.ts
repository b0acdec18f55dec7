type Panel = {
  content: Node[]
  onConfirm?: () => void
  onCancel: () => void
  confirmText?: string
  cancelText?: string
  canConfirm?: boolean
  canCancel?: boolean
}

/** What WeChat lays over a page from below: something to choose from or to answer. Answers how to take it away. */
export function openPanel({
  content,
  onConfirm,
  onCancel,
  confirmText = '确定',
  cancelText = '取消',
  canConfirm = true,
  canCancel = true,
}: Panel): () => void {
  const panel = document.createElement('div')
  panel.className = 'panel'
  const close = () => panel.remove()
  const button = (kind: string, words: string, act?: () => void) => {
    const own = Object.assign(document.createElement('button'), { textContent: words, className: kind })
    own.addEventListener('click', () => {
      close()
      act?.()
    })
    return own
  }
  const answers = document.createElement('footer')
  if (canCancel) answers.append(button('cancel', cancelText, onCancel))
  if (canConfirm) answers.append(button('confirm', confirmText, onConfirm))
  panel.append(...content, answers)
  document.body.append(panel)
  return close
}

/** As a finger would: answers the panel on top. */
export function answerPanel(kind: 'confirm' | 'cancel') {
  const button = [...document.querySelectorAll<HTMLElement>(`.panel > footer > .${kind}`)].at(-1)
  if (!button) throw new Error(`nothing on the screen waits for "${kind}"`)
  button.click()
}
