import { flag, text, words, type Define } from './define'

const FIT: Record<string, string> = { scaleToFill: 'fill', aspectFit: 'contain', aspectFill: 'cover', widthFix: 'fill', heightFix: 'fill' }

export function defineImages(define: Define) {
  for (const tag of ['image', 'cover-image']) {
    define(tag, {
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
          src(value) {
            if (value) picture.src = words(value)
            else picture.removeAttribute('src')
          },
          lazyLoad: (value) => void (picture.loading = value ? 'lazy' : 'eager'),
          mode: (value) => void (picture.style.objectFit = FIT[String(value)] ?? 'none'),
        }
      },
    })
  }
}
