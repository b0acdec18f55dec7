/*
 * Draws the built-in video and its poster: `npm run video`. Chromium paints a canvas and records it (H.264 in MP4, which WeChat and
 * iPhones play; without sound), so nothing beside the browser of the tests is needed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { VIDEOS } from '../gateway/demo/shop/videos'
import { CHROMIUM_FLAGS, findWholeChromium } from '../tests/support/browser.mjs'

const FOLDER = fileURLToPath(new URL('../gateway/demo/videos/', import.meta.url))

type Told = { title: string; seconds: number; cues: Array<{ from: number; to: number; text: string }> }

/** Runs in the page. */
async function record({ title, seconds, cues }: Told): Promise<{ film: string; poster: string }> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 720, height: 540 })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  const words = (text: string, size: number, y: number, colour: string) => {
    Object.assign(brush, { font: `600 ${size}px "Noto Sans SC", "Noto Sans CJK SC", sans-serif`, textAlign: 'center', fillStyle: colour })
    brush.fillText(text, 360, y)
  }
  const disc = (x: number, y: number, radius: number, colour: string) => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.arc(x, y, radius, 0, 7)
    brush.fill()
  }
  const paint = (at: number) => {
    brush.fillStyle = '#e4f1e7'
    brush.fillRect(0, 0, 720, 540)
    const step = cues.findIndex(({ from, to }) => at >= from && at < to)
    if (step <= 0) {
      words('青禾健康', 30, 90, '#1f7350')
      // The mark that says it plays stands in the middle.
      words(title, 52, 170, '#14422f')
      words('主管药师 沈知夏（演示）', 28, 440, '#4b6156')
      return
    }
    const [head = '', ...rest] = (cues[step]?.text ?? '').split('，')
    disc(360, 170, 74 + 5 * Math.sin(at * 5), '#cde6d5')
    disc(360, 170, 60, '#1f7350')
    words(String(step), 64, 193, '#ffffff')
    words(head, 30, 310, '#4b6156')
    rest.forEach((text, line) => words(text, 42, 370 + 58 * line, '#14422f'))
    // How far the step has come.
    const { from = 0, to = 1 } = cues[step] ?? {}
    brush.fillStyle = '#cde6d5'
    brush.fillRect(160, 490, 400, 8)
    brush.fillStyle = '#1f7350'
    brush.fillRect(160, 490, (400 * (at - from)) / (to - from), 8)
  }
  paint(0)
  const poster = canvas.toDataURL('image/png')
  const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/mp4;codecs=avc1.42E01E', videoBitsPerSecond: 300_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const ended = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  const began = performance.now()
  await new Promise<void>((resolve) => {
    const next = () => {
      const at = (performance.now() - began) / 1000
      paint(Math.min(at, seconds - 0.01))
      if (at < seconds) setTimeout(next, 60)
      else resolve()
    }
    next()
  })
  recorder.stop()
  await ended
  const film = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsDataURL(new Blob(parts))
  })
  return { film, poster }
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? findWholeChromium(console.log), args: CHROMIUM_FLAGS })
const page = await browser.newPage()
// What the compiler leaves in a function that is sent to the page.
await page.addInitScript('globalThis.__name = (named) => named')
await page.goto('about:blank')
for (const { vid, title, seconds, cues } of VIDEOS) {
  const { film, poster } = await page.evaluate(record, { title, seconds, cues })
  await writeFile(`${FOLDER}${vid}.mp4`, bytesOf(film))
  await writeFile(`${FOLDER}${vid}.webp`, await sharp(bytesOf(poster)).webp({ quality: 80 }).toBuffer())
  console.log(`${vid}: ${bytesOf(film).length} bytes`)
}
await browser.close()
