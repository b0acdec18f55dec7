import { addressOf } from '../wx/fileSystem'
import { words } from './builtin'
import { flag, text, type Define, type Plan } from './define'

const FIT: Record<string, string> = { scaleToFill: 'fill', aspectFit: 'contain', aspectFill: 'cover', widthFix: 'fill', heightFix: 'fill' }

const plan: Plan = {
  properties: { src: text(), mode: text('scaleToFill'), lazyLoad: flag(), webp: flag(), showMenuByLongpress: flag() },
  drawn({ data, drawn, fire }) {
    const picture = drawn.appendChild(document.createElement('img'))
    picture.addEventListener('load', (event) => {
      event.stopPropagation()
      const { naturalWidth: width, naturalHeight: height } = picture
      if (data().mode === 'widthFix' && width) drawn.style.height = `${(drawn.clientWidth * height) / width}px`
      if (data().mode === 'heightFix' && height) drawn.style.width = `${(drawn.clientHeight * width) / height}px`
      fire('load', { width, height })
    })
    picture.addEventListener('error', (event) => {
      event.stopPropagation()
      fire('error', { errMsg: `GET ${words(data().src)} error` })
    })
    return {
      updates: {
        lazyLoad: (value) => void (picture.loading = value ? 'lazy' : 'eager'),
        mode(value) {
          const fit = FIT[words(value)]
          picture.style.objectFit = fit ?? 'none'
          picture.style.objectPosition = fit ? '' : words(value)
        },
        src(value) {
          if (value) picture.src = addressOf(words(value))
          else picture.removeAttribute('src')
        },
      },
    }
  },
}

/** Its own 320 by 240 points, unless a style or a mode says otherwise; pictures of the device too. */
export const defineImage = (define: Define) => define('image', plan)
export const defineCoverImage = (define: Define) => define('cover-image', plan)
