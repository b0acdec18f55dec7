import { resizeImage } from './resizeImage'

const SIZE = { width: 4000, height: 3000 }
class Photo {
  naturalWidth = SIZE.width
  naturalHeight = SIZE.height
  onload: () => void = () => undefined
  set src(_address: string) {
    queueMicrotask(() => this.onload())
  }
}
const made: Array<{ width: number; height: number; type: string | undefined }> = []
beforeAll(() => {
  Object.assign(globalThis, { Image: Photo })
  URL.createObjectURL = () => 'blob:small'
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.toBlob = function (done, type) {
    made.push({ width: this.width, height: this.height, type })
    done(new Blob(['small']))
  }
})
beforeEach(() => made.splice(0))

describe('a picture to be sent', () => {
  it('is made 1600 long, as JPEG', async () => {
    expect(await resizeImage('blob:large')).toBe('blob:small')
    expect(made).toEqual([{ width: 1600, height: 1200, type: 'image/jpeg' }])
  })

  it('goes as it is where it is small already', async () => {
    Object.assign(SIZE, { width: 1200, height: 900 })
    expect(await resizeImage('blob:one')).toBe('blob:one')
    expect(made).toEqual([])
  })
})
