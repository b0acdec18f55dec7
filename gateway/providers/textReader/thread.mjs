/*
 * The thread in which Tesseract reads pictures: WebAssembly and language data from npm's packages, nothing from a network. Plain JavaScript, because a
 * thread is started from its file. What is read goes back to the gateway alone: Tesseract's own prints are thrown away.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const silent = () => undefined
const LSTM_ONLY = 1
/** Upright, as it is. */
const EXIF_UPRIGHT = 1
/** Where Tesseract's build for npm looks for its picture. */
const INPUT = '/input'
const LAYOUTS = { page: '3', line: '7' }

const tesseract = await require('tesseract.js-core/tesseract-core-simd-lstm')({ print: silent, printErr: silent })
const engines = new Map()

/** The data with whole numbers for weights: as good on cards as the full sets, in a tenth of their size. */
function engineOf(language) {
  const known = engines.get(language)
  if (known) return known
  const folder = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  const data = gunzipSync(readFileSync(path.join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)))
  tesseract.FS.writeFile(`/${language}.traineddata`, data)
  const engine = new tesseract.TessBaseAPI()
  if (engine.Init('/', language, LSTM_ONLY) !== 0) throw new Error(`Tesseract refused its data of ${language}`)
  tesseract.FS.unlink(`/${language}.traineddata`)
  engines.set(language, engine)
  return engine
}

function textOf({ picture, language, layout, characters = '' }) {
  const engine = engineOf(language)
  engine.SetVariable('tessedit_pageseg_mode', LAYOUTS[layout])
  engine.SetVariable('tessedit_char_whitelist', characters)
  tesseract.FS.writeFile(INPUT, picture)
  try {
    if (engine.SetImageFile(EXIF_UPRIGHT, 0) === 1) throw new Error('Tesseract could not open the picture')
    engine.Recognize(null)
    return { tsv: engine.GetTSVText(0), tilt: engine.GetGradient() }
  } finally {
    engine.Clear()
    tesseract.FS.unlink(INPUT)
  }
}

parentPort.on('message', ({ id, pass }) => {
  try {
    parentPort.postMessage({ id, ...textOf(pass) })
  } catch (error) {
    parentPort.postMessage({ id, failed: String(error) })
  }
})
