const STYLE =
  'position:fixed;top:0;left:0;right:0;z-index:10000;line-height:22px;font-size:12px;text-align:center;color:#fff;background:rgba(34,51,43,.92);pointer-events:none'

/** Says over every page of a preview that is open in a window of its own what it is. */
export function showStrip() {
  const strip = document.createElement('div')
  strip.setAttribute('role', 'note')
  strip.setAttribute('style', STYLE)
  strip.textContent = '预览 · 顾客看不到'
  document.body.append(strip)
}
